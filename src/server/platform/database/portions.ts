import { setImmediate } from 'node:timers/promises'
import { type Column, type SQL, sql } from 'drizzle-orm'

/**
 * A long list in steps. The embedded store works in this very thread, and turning rows into
 * answers takes its time on any store: between the steps others get theirs.
 */
export async function* inPortions<T>(
  ids: readonly number[],
  size: number,
  read: (portion: number[]) => Promise<T>,
): AsyncGenerator<T> {
  for (let at = 0; at < ids.length; at += size) {
    yield await read(ids.slice(at, at + size))
    await setImmediate()
  }
}

export async function readInPortions<T>(
  ids: readonly number[],
  size: number,
  read: (portion: number[]) => Promise<T[]>,
): Promise<T[]> {
  const all: T[] = []
  for await (const some of inPortions(ids, size, read)) all.push(...some)
  return all
}

/** Rows in the order their ids were asked for; what is gone by now is left out. */
export function inOrder<Row extends { id: number }>(ids: readonly number[], rows: Row[]): Row[] {
  const byId = new Map(rows.map((row) => [row.id, row]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}

/** Many whole numbers as one value, in and out, written alike for both stores. */
export const intArray = {
  has: (column: Column, values: readonly number[]): SQL =>
    sql`${column} = any(${`{${values.join(',')}}`}::int[])`,
  collect: (column: Column, order: SQL[] = []): SQL<number[] | null> =>
    order.length > 0
      ? sql`array_agg(${column} order by ${sql.join(order, sql`, `)})`
      : sql`array_agg(${column})`,
}
