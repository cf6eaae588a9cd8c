/** A query for one row answers with a list; a row that is not there is null. */
export const findFirstRow = async <Row>(query: PromiseLike<Row[]>): Promise<Row | null> =>
  (await query)[0] ?? null
