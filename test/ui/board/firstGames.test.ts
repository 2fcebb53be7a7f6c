// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest';
import { matchOf, WHITE_WINS } from '../../../testkit/ui/matches.ts';
import { allByRole, byRole } from '../../../testkit/ui/queries.ts';
import { sharePage } from '../../../testkit/ui/testPage.ts';

const page = sharePage({
  screen: 'board',
  match: { match: matchOf(WHITE_WINS.slice(0, 8)) },
  viewport: { width: 1366, height: 768 },
});

const tools = () => [...byRole('group', 'Actions').querySelectorAll('button')].map(one => one.ariaLabel);
const tabs = () => allByRole('tab').map(({ textContent }) => textContent?.trim());
const FEW = ['Undo', 'Hint', 'New game', 'More'];

beforeEach(() => {
  page.stores.settings.setState({ beginner: true });
});

test("in a person's first games there are four tools and no tabs", () => {
  expect([tools(), tabs()]).toEqual([FEW, []]);
  page.stores.records.setState({ 'othello/flipside/fits': { won: 1, drawn: 0, lost: 1 } });
  expect([tools(), tabs()]).toEqual([FEW, []]);
});

test('after the third game, and for those who have played before, all tools and tabs are there', () => {
  page.stores.records.setState({ 'othello/flipside/fits': { won: 1, drawn: 0, lost: 2 } });
  expect(tabs()).toEqual(['Moves', 'Analysis', 'Graph', 'Openings']);
  expect(tools()).toEqual(expect.arrayContaining(['Values', 'Analyze']));
  page.stores.records.setState({}, true);
  page.stores.settings.setState({ beginner: false });
  expect(tabs()).toHaveLength(4);
});

test('a new player finds values and analysis under More, and the values bring the tabs', () => {
  byRole('button', 'More').click();
  const more = [...document.querySelectorAll('.more-items button')].map(one => one.textContent?.trim());
  expect(more).toEqual(expect.arrayContaining(['Values', 'Analyze']));
  page.stores.settings.setState({ values: true });
  expect(tabs()).toHaveLength(4);
});
