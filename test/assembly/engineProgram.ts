export * from '../../cli/engineFiles.ts';
