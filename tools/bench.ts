import { measureEndgame } from './benchEndgame.ts';
import { measureEngine } from './benchEngine.ts';
import { measurePage } from './benchPage.ts';
import { buildPage } from './buildPage.ts';
import { isPageBuilt } from './freshness.ts';
import { makeTable } from './measurement.ts';

if (!isPageBuilt()) await buildPage();
const engine = await measureEngine();
const endgame = await measureEndgame();
console.log(makeTable([...engine, ...endgame, ...(await measurePage())]));
