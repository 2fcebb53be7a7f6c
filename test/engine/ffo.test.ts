import { testFfoProblems } from './ffoAnalysis.ts';

testFfoProblems(1, 24);
