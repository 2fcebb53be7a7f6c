/**
 * `@flipside/board` where there is no page, such as in a program that renders pages on a server: importing it has no
 * effect, and the element comes to life in the browser.
 */
export class FlipsideBoard {
  constructor() {
    throw new TypeError('A <flipside-board> can only be created in a browser.');
  }
}

export const useEngine = (): void => {};
