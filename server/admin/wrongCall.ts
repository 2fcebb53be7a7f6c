/** What was asked cannot be done; the message is the sentence that says why. */
export class WrongCall extends Error {
  constructor(sentence: string) {
    super(sentence);
    this.name = 'WrongCall';
  }
}
