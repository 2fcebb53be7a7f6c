// @vitest-environment jsdom
import { html } from 'lit';
import { describe, expect, test } from 'vitest';
import { createWords } from '../../../src/i18n/words.ts';
import { createStore, createValue } from '../../../src/store/following.ts';
import { laterAddition, laterContent, laterFollower, laterScreen } from '../../../src/ui/kit/parts.ts';
import { live, type Shell } from '../../../src/ui/kit/shell.ts';
import { openPage } from '../../../testkit/ui/testPage.ts';
import { settled, until } from '../../../testkit/until.ts';

/** A page with a network controlled by the test. */
const openShell = () => {
  const { play } = openPage({ screen: 'study' });
  const root = document.createElement('div');
  document.body.append(root);
  const shell: Shell = { root, play, words: createWords(), say: () => undefined };
  const asked: { come: (part: string) => void; fail: () => void }[] = [];
  const fetch = (): Promise<string> =>
    new Promise((come, fail) => asked.push({ come, fail: () => fail(new Error('no network')) }));
  return { shell, root, fetch, asked };
};

const mountText = (text: string) => (shell: Shell) => {
  const element = document.createElement('p');
  element.textContent = text;
  shell.root.append(element);
  return () => element.remove();
};

test('a screen shows that it is loading, appears when loaded, and appears at once from then on', async () => {
  const { shell, root, fetch, asked } = openShell();
  const mount = laterScreen(fetch, mountText);
  const leave = mount(shell);
  expect(root.querySelector('[role=status]')?.textContent).toBe('Loading…');
  asked[0]?.come('the library');
  await until(() => expect(root.textContent).toBe('the library'));
  leave();
  expect(root.textContent).toBe('');
  mount(shell);
  expect([root.textContent, asked.length]).toEqual(['the library', 1]);
});

test('an addition is loaded when first needed, and removed when no longer needed', async () => {
  const { shell, root, fetch, asked } = openShell();
  const want = (dragDiscs: boolean): void => shell.play.stores.settings.setState({ dragDiscs });
  const leave = laterAddition(fetch, mountText, {
    isWanted: ({ settings }) => settings.getState().dragDiscs,
  })(shell);
  expect(asked).toHaveLength(0);
  want(true);
  asked[0]?.come('discs to drag');
  await until(() => expect(root.textContent).toBe('discs to drag'));
  want(false);
  expect(root.textContent).toBe('');
  want(true);
  expect([root.textContent, asked.length]).toEqual(['discs to drag', 1]);
  leave();
  expect(root.textContent).toBe('');
  want(false);
});

test('a screen that fails to load can be retried', async () => {
  const { shell, root, fetch, asked } = openShell();
  laterScreen(fetch, mountText)(shell);
  asked[0]?.fail();
  await until(() =>
    expect(root.querySelector('[role=alert]')?.textContent).toBe(
      "This part couldn't be loaded. Check your connection and try again.",
    ),
  );
  root.querySelector('button')?.click();
  asked[1]?.come('the library');
  await until(() => expect(root.textContent).toBe('the library'));
});

test('a screen that finishes loading after the person left it is not shown', async () => {
  const { shell, root, fetch, asked } = openShell();
  laterScreen(fetch, mountText)(shell)();
  asked[0]?.come('the library');
  await settled();
  expect(root.textContent).toBe('');
});

describe('lazily loaded content', () => {
  const openContent = () => {
    const { shell, root, fetch, asked } = openShell();
    const later = () =>
      laterContent(async () =>
        (
          (text: string) => () =>
            html`${text}`
        )(await fetch()),
      );
    const shown = createValue<ReturnType<typeof later>>(() => html``);
    live(shell, root, () => shown.get()(shell));
    return { show: shown.set, later, root, asked };
  };

  test('shows that it is loading, and appears when loaded', async () => {
    const { show, later, root, asked } = openContent();
    const graph = later();
    show(graph);
    expect(root.textContent).toBe('Loading…');
    asked[0]?.come('the graph');
    await until(() => expect(root.textContent).toBe('the graph'));
    show(graph);
    expect([root.textContent, asked.length]).toEqual(['the graph', 1]);
  });

  test('follows the stores like content that was there from the start', async () => {
    const { shell, root, fetch, asked } = openShell();
    const { match } = shell.play.stores;
    const review = laterContent(async () => {
      const name = await fetch();
      return () => html`${name} ${match.getState().thinking}`;
    });
    live(shell, root, () => review(shell));
    asked[0]?.come('Review');
    await until(() => expect(root.textContent).toBe('Review idle'));
    match.setState({ thinking: 'hint' });
    expect(root.textContent).toBe('Review hint');
  });

  test('does not replace what is shown there by then', async () => {
    const { show, later, root, asked } = openContent();
    const [graph, analysis] = [later(), later()];
    show(graph);
    show(analysis);
    asked[0]?.come('the graph');
    await settled();
    expect(root.textContent).toBe('Loading…');
    asked[1]?.come('the analysis');
    await until(() => expect(root.textContent).toBe('the analysis'));
    show(graph);
    expect(root.textContent).toBe('the graph');
  });

  test('can be retried if it fails to load', async () => {
    const { show, later, root, asked } = openContent();
    show(later());
    asked[0]?.fail();
    await until(() => expect(root.querySelector('[role=alert]')).not.toBeNull());
    root.querySelector('button')?.click();
    expect(root.textContent).toBe('Loading…');
    asked[1]?.come('the graph');
    await until(() => expect(root.textContent).toBe('the graph'));
  });
});

test('a follower is loaded when there is something to follow, and then follows it', async () => {
  const { shell, fetch, asked } = openShell();
  const counter = createStore(() => ({ count: 0 }));
  const told: number[] = [];
  const followOf = () => () => {
    told.push(counter.getState().count);
    return counter.subscribe(({ count }) => told.push(count));
  };
  const follow = laterFollower(fetch, followOf, { isNeeded: () => counter.getState().count > 0 });
  const stop = follow(shell);
  expect(asked).toHaveLength(0);
  counter.setState({ count: 1 });
  asked[0]?.fail();
  await settled();
  counter.setState({ count: 2 });
  asked[1]?.come('the lobby');
  await until(() => expect(told).toEqual([2]));
  counter.setState({ count: 3 });
  stop();
  counter.setState({ count: 4 });
  expect(told).toEqual([2, 3]);
});
