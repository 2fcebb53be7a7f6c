/** Stubs everything that painters need from a canvas: functions that return themselves, and plain values. */
const anything = (): unknown =>
  new Proxy(() => anything(), {
    get: (_, name) => {
      if (name === Symbol.toPrimitive) return () => 0;
      if (name === 'data') return new Uint8ClampedArray(0);
      return anything();
    },
    set: () => true,
  });

/** Lets views render in jsdom, which has no canvas. */
export const fakeCanvas = (): void => {
  const Nothing = new Proxy(class {}, { construct: () => anything() as object });
  Object.assign(globalThis, { Path2D: Nothing, DOMMatrix: Nothing });
  HTMLCanvasElement.prototype.getContext = (() => anything()) as never;
};
