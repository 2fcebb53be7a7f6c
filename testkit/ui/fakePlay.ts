import { type Mock, vi } from 'vitest';
import { styleOf } from '../../src/look/style/boardStyle.ts';
import type { ClubPlay } from '../../src/play/club/club.ts';
import { createChanges } from '../../src/play/editor/changes.ts';
import type { Play } from '../../src/play/play.ts';
import { reseated, seatingOf } from '../../src/store/seating.ts';
import type { Settings } from '../../src/store/settingsStore.ts';
import type { Stores } from '../../src/store/stores.ts';

type Procedure = (...args: never[]) => unknown;
/** The calls that a page makes, which a test can inspect and answer. */
type Calls<T> = {
  readonly [Name in keyof T]: T[Name] extends Procedure ? Mock<T[Name]> : Calls<T[Name]>;
};

/** Properties that libraries read from any object. */
const NO_CALLS = ['then', 'toJSON', 'asymmetricMatch', '$$typeof', 'nodeType', '@@__IMMUTABLE_ITERABLE__@@'];

/** Mock calls with these answers; all others are created on first access, and return nothing. */
const fake = <T extends object>(answers: Partial<T>): Calls<T> => {
  const calls = Object.fromEntries(
    Object.entries(answers).map(([name, answer]) => [
      name,
      typeof answer === 'function' ? vi.fn(answer as Procedure) : answer,
    ]),
  );
  const get = (_: unknown, name: string | symbol): unknown => {
    if (typeof name === 'symbol' || NO_CALLS.includes(name)) return undefined;
    calls[name] ??= vi.fn();
    return calls[name];
  };
  return new Proxy(calls, { get }) as Calls<T>;
};

type FakePlay = Calls<Omit<Play, 'stores'>> & {
  readonly stores: Stores;
  /** The page's requests to its club. */
  readonly inClub: Calls<ClubPlay>;
};

const nothing = async (): Promise<undefined> => undefined;

/** Records a page's requests; settings and drafts are stored, since controls show them. */
export const createFakePlay = (stores: Stores): FakePlay => {
  const { settings, app } = stores;
  const draft = () => app.getState().draft ?? styleOf('classic');
  const draftWith = (changes: object): void => app.setState({ draft: { ...draft(), ...changes } });
  const inClub = fake<ClubPlay>({ host: () => true, enter: () => true });
  return fake<Play>({
    stores,
    inClub,
    online: fake<Play['online']>({
      join: () => true,
      rename: () => true,
      forget: nothing,
      loadHosts: nothing,
    }),
    study: fake<Play['study']>({
      reopen: async () => true,
      showMoment: ply => stores.study.setState({ moment: ply }),
      preview: previewed => stores.study.setState({ previewed }),
      showTab: tab => stores.study.setState({ tab }),
      openPacked: nothing,
      openShort: nothing,
      keepShort: nothing,
      hasServer: async () => false,
    }),
    exercise: fake<Play['exercise']>({}),
    library: fake<Play['library']>({
      search: query => stores.library.setState(now => ({ query: { ...now.query, ...query } })),
      selectAll: nothing,
      tagCounts: async () => ({}),
      select: (ids, isSelected) =>
        stores.library.setState(({ selected }) => ({
          selected: new Set(
            isSelected ? [...selected, ...ids] : [...selected].filter(id => !ids.includes(id)),
          ),
        })),
      exportAll: nothing,
    }),
    importing: fake<Play['importing']>({
      receive: given => app.setState({ dialog: { name: 'import', given } }),
      openShared: nothing,
      findBoard: nothing,
      keep: nothing,
      importLibrary: nothing,
      checkLibrary: async () => ({ type: 'unread', isCancelled: false }),
    }),
    club: async () => inClub,
    transfer: async () => ({
      pack: nothing,
      look: async () => ({ type: 'refused', defect: 'foreign' }),
      takeBack: async () => 'withdrawn',
      whenFetched: () => () => undefined,
      handOver: async () => ({ type: 'failed', reason: 'noServer' }),
      takeOver: async () => ({ type: 'refused', defect: 'gone' }),
    }),
    offline: fake<Play['offline']>({
      start: nothing,
      fetchRest: nothing,
    }),
    lessons: fake<Play['lessons']>({}),
    course: fake<Play['course']>({ open: nothing, practise: nothing, test: nothing, preview: nothing }),
    puzzles: fake<Play['puzzles']>({ load: nothing }),
    editor: fake<Play['editor']>(createChanges(stores, () => {})),
    openings: fake<Play['openings']>({ search: search => stores.openings.setState({ search }) }),
    openDialog: dialog => app.setState({ dialog }),
    closeDialog: () => app.setState({ dialog: undefined }),
    openLink: () => false,
    dismissAdvice: () => stores.study.setState({ advice: undefined }),
    applyColors: look => settings.setState(look),
    set: (name: keyof Settings, value: unknown) => settings.setState({ [name]: value }),
    setSeat: (color, seat) => settings.setState(now => seatingOf(now, reseated(now, color, seat))),
    draftColor: (slot, color) => draftWith({ colors: { ...draft().colors, [slot]: color } }),
    draftTheme: theme => draftWith({ theme }),
    draftMaterial: material => draftWith({ material }),
    draftDiscStyle: discStyle => draftWith({ discStyle }),
    draftLook: look => app.setState({ draft: look }),
    secure: () => true,
  } as Partial<Play>) as unknown as FakePlay;
};

/** Clears the recorded calls and the test's answers. */
export const resetMocks = ({ stores: _, ...calls }: { readonly stores?: unknown }): void => {
  for (const call of Object.values(calls)) {
    if (vi.isMockFunction(call)) call.mockReset();
    else if (typeof call === 'object') resetMocks(call as object);
  }
};
