// @vitest-environment jsdom
import { beforeAll, test } from 'vitest';
import { expectFollowing, FOLLOWED_SCREENS } from '../../../testkit/ui/startingOver.ts';
import { teachDialogs } from '../../../testkit/ui/uiRoom.ts';

beforeAll(teachDialogs);

/** The quickest to build; the long test has the others, and looks after every field. */
const QUICK_SCREENS = FOLLOWED_SCREENS.filter(([, screen]) => screen === 'you');

test.each(QUICK_SCREENS)(
  '%s that follows a change of every store equals one that is built from it',
  (_, screen, request) => expectFollowing(screen, request, 'store'),
);
