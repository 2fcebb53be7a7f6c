import { testFfoProblems } from './ffoAnalysis.ts';

testFfoProblems(25, 36);
