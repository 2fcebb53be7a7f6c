export * from '../../tools/flipside/engineFiles.ts';
