/** A call that cannot be carried out; the message says why in one sentence. */
export class WrongCall extends Error {
  constructor(sentence: string) {
    super(sentence);
    this.name = 'WrongCall';
  }
}
