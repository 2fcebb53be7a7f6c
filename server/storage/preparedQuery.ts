import type { Compilable, CompiledQuery, Kysely, QueryResult } from 'kysely';
import type { Schema } from './schema.ts';

class Placeholder {
  readonly name: PropertyKey;
  constructor(name: PropertyKey) {
    this.name = name;
  }
}

/** Stands for a value that is only known when the query runs. */
type Placed<Values> = <Name extends keyof Values>(name: Name) => Values[Name];

interface Prepared<Values> {
  run(db: Kysely<Schema>, values: Values): Promise<QueryResult<unknown>>;
  /** The compiled query, for callers that run it without kysely. */
  with(db: Kysely<Schema>, values: Values): CompiledQuery;
}

/**
 * A query compiled once for each kind of database, since building it takes longer than running it. Variations other than
 * parameters, such as another operator, need a query of their own.
 */
export const preparedQuery = <Values extends object>(
  build: (db: Kysely<Schema>, value: Placed<Values>) => Compilable,
): Prepared<Values> => {
  const compiled = new WeakMap<object, CompiledQuery>();
  const compile = (db: Kysely<Schema>): CompiledQuery =>
    build(db, name => new Placeholder(name) as Values[typeof name]).compile();
  const withValues: Prepared<Values>['with'] = (db, values) => {
    const { adapter } = db.getExecutor();
    const query = compiled.get(adapter) ?? compile(db);
    compiled.set(adapter, query);
    const parameters = query.parameters.map(parameter =>
      parameter instanceof Placeholder ? values[parameter.name as keyof Values] : parameter,
    );
    return { ...query, parameters };
  };
  return { run: (db, values) => db.executeQuery(withValues(db, values)), with: withValues };
};
