// @vitest-environment jsdom
import { beforeAll, test } from 'vitest';
import { expectFollowing, FOLLOWED_SCREENS } from '../../../testkit/ui/startingOver.ts';
import { teachDialogs } from '../../../testkit/ui/testPage.ts';

/** The page is built some hundred times. */
const PATIENCE_MILLISECONDS = 900_000;

beforeAll(teachDialogs);

test.each(FOLLOWED_SCREENS)(
  '%s updated for a change of every field equals one built from that state',
  (_, screen, request) => expectFollowing(screen, request, 'field'),
  PATIENCE_MILLISECONDS,
);
