// @vitest-environment jsdom
import { beforeAll, test } from 'vitest';
import { expectFollowing, FOLLOWED_SCREENS } from '../../../testkit/ui/startingOver.ts';
import { teachDialogs } from '../../../testkit/ui/uiRoom.ts';

beforeAll(teachDialogs);

/** Where most of the page is; the long test has the others, and looks after every field. */
const MAIN_SCREENS = FOLLOWED_SCREENS.slice(0, 3);

test.each(MAIN_SCREENS)(
  '%s that follows a change of every store equals one that is built from it',
  (_, screen, request) => expectFollowing(screen, request, 'store'),
);
