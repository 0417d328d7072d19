import type { DatabaseConnection, Dialect, Driver } from 'kysely';

/** A dialect of which all that is waited for, statements and the ends of transactions, goes through `around`. */
export function instrumentDialect(
  dialect: Dialect,
  around: <Result>(work: () => Promise<Result>) => Promise<Result>,
): Dialect {
  return {
    createAdapter: () => dialect.createAdapter(),
    createIntrospector: (db) => dialect.createIntrospector(db),
    createQueryCompiler: () => dialect.createQueryCompiler(),
    createDriver() {
      const driver = dialect.createDriver();
      const { acquireConnection, beginTransaction, commitTransaction } = driver;
      const known = new WeakSet<DatabaseConnection>();
      return Object.assign(driver, {
        async acquireConnection() {
          const connection = await acquireConnection.call(driver);
          if (known.has(connection)) return connection;
          known.add(connection);
          const { executeQuery } = connection;
          connection.executeQuery = ((query) =>
            around(() => executeQuery.call(connection, query))) as DatabaseConnection['executeQuery'];
          return connection;
        },
        beginTransaction: (...given: Parameters<Driver['beginTransaction']>) =>
          around(() => beginTransaction.apply(driver, given)),
        commitTransaction: (...given: Parameters<Driver['commitTransaction']>) =>
          around(() => commitTransaction.apply(driver, given)),
      });
    },
  };
}
