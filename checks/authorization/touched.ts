import { sql } from 'kysely'
import type { TestServer } from '#apps/server/test-server.ts'

type Db = TestServer['db']

/** Writes down which tables are written from now on, whoever writes them. */
async function noteWrites(db: Db) {
  // Outside the schema of the product, whose tables are counted and compared.
  await sql`create schema noted`.execute(db)
  await sql`create unlogged table noted.writes (name text not null)`.execute(db)
  await sql`create function note_write() returns trigger language plpgsql security definer as $$
    begin
      insert into noted.writes values (tg_table_name);
      return null;
    end $$`.execute(db)
  await sql`do $$
    declare name text;
    begin
      for name in select tablename from pg_tables
        where schemaname = 'public' and tablename not like 'kept\_%'
      loop
        execute format('create trigger note_write after insert or update or delete on %I
          for each statement execute function note_write()', name);
      end loop;
    end $$`.execute(db)
}

/** The tables that were written since this was asked last. */
async function takeTouched(db: Db): Promise<Set<string>> {
  const { rows } = await sql<{ name: string }>`
    with taken as (delete from noted.writes returning name)
    select distinct name from taken`.execute(db)
  return new Set(rows.map(({ name }) => name))
}

/**
 * Puts a world back by as few steps as do it: each one is tried once to learn which tables it
 * writes, and from then on is taken only when one of these was written since, by a request or by
 * a step before it.
 */
export async function restoringTouched(
  db: Db,
  steps: readonly (() => Promise<unknown>)[],
): Promise<() => Promise<void>> {
  await noteWrites(db)
  const learned: { step: () => Promise<unknown>; writes: Set<string> }[] = []
  for (const step of steps) {
    await step()
    learned.push({ step, writes: await takeTouched(db) })
  }
  return async () => {
    const touched = await takeTouched(db)
    if (!touched.size) return
    for (const { step, writes } of learned) {
      if (![...writes].some((name) => touched.has(name))) continue
      await step()
      for (const name of writes) touched.add(name)
    }
    await takeTouched(db)
  }
}
