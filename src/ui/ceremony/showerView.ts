import { makeShower, SHOWER_TIME, type ShowerDisc } from '../../look/ceremony/shower.ts';
import { discColor } from '../kit/discs.ts';
import { layoutFor, place, type Shell } from '../kit/shell.ts';

/** A disc's thickness, as a share of its radius. */
const THICKNESS = 0.22;

const paintDisc = (
  brush: CanvasRenderingContext2D,
  { x, y, radius, facing, alpha }: ShowerDisc,
  { width, height, faces }: { width: number; height: number; faces: readonly [string, string] },
): void => {
  const [front, back] = facing >= 0 ? faces : ([faces[1], faces[0]] as const);
  const [across, tall] = [radius * width, radius * width * Math.max(0.08, Math.abs(facing))];
  const [left, top] = [x * width, y * height];
  const oval = (shift: number, color: string): void => {
    brush.fillStyle = color;
    brush.beginPath();
    brush.ellipse(left, top + shift, across, tall, 0, 0, 2 * Math.PI);
    brush.fill();
  };
  brush.globalAlpha = alpha * 0.25;
  oval(across * 0.5, '#000');
  brush.globalAlpha = alpha;
  oval(across * THICKNESS * (1 - Math.abs(facing) / 2), back);
  oval(0, front);
};

/** Lets discs fall over the board once: they take no presses and block nothing. The returned function ends it. */
export const showShower = (shell: Shell, random: () => number = Math.random): (() => void) => {
  const { frame } = layoutFor(shell, 'board').board;
  const canvas = document.createElement('canvas');
  const ratio = window.devicePixelRatio;
  canvas.className = 'disc-shower';
  canvas.setAttribute('aria-hidden', 'true');
  canvas.style.cssText = place(frame);
  canvas.width = Math.round(frame.width * ratio);
  canvas.height = Math.round(frame.height * ratio);
  const brush = canvas.getContext('2d');
  const settings = shell.play.stores.settings.getState();
  const { rules } = shell.play.stores.app.getState();
  const faces = [discColor(settings, 'black', rules), discColor(settings, 'white', rules)] as const;
  const discsAt = makeShower(random);
  let begun: number | undefined;
  let asked = 0;
  const end = (): void => {
    cancelAnimationFrame(asked);
    canvas.remove();
  };
  const paint = (now: number): void => {
    begun ??= now;
    const passed = now - begun;
    if (passed >= SHOWER_TIME || brush === null) {
      end();
      return;
    }
    brush.clearRect(0, 0, canvas.width, canvas.height);
    for (const disc of discsAt(passed))
      paintDisc(brush, disc, { width: canvas.width, height: canvas.height, faces });
    asked = requestAnimationFrame(paint);
  };
  shell.root.append(canvas);
  asked = requestAnimationFrame(paint);
  return end;
};
