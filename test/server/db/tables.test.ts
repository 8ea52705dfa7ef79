import path from 'node:path'
import { sql } from 'kysely'
import ts from 'typescript'
import { startServer, type TestServer } from '@test/support/server/harness'

/** What the pool's parsers give for a type of the database. */
const KIND: Readonly<Record<string, string>> = {
  int2: 'number',
  int4: 'number',
  int8: 'number',
  float8: 'number',
  numeric: 'number',
  text: 'string',
  uuid: 'string',
  varchar: 'string',
  date: 'string',
  bool: 'boolean',
  timestamptz: 'Date',
  bytea: 'Buffer<ArrayBufferLike>',
  _text: 'string[]',
  _int4: 'number[]',
}

/** Tables that no query built from these types reads. */
const LEFT_OUT = [
  'due_day_proposals',
  'kysely_migration',
  'kysely_migration_lock',
  'migration_sums',
  'tag_changes',
]

/** Asks the compiler what a query reads of each table and what an insert takes. */
const QUESTION = `
import type { Insertable, Selectable } from 'kysely'
import type { Tables } from './tables'
export type Read = { [T in keyof Tables]: Selectable<Tables[T]> }
export type Written = { [T in keyof Tables]: Insertable<Tables[T]> }
`

interface Column {
  kind: string
  isNull: boolean
  insert: 'never' | 'optional' | 'needed'
}

const isNull = ({ flags }: ts.Type): boolean => (flags & ts.TypeFlags.Null) !== 0

/** A program of one file more, which is not on the disk. */
const programOf = (asked: string): ts.Program => {
  const { config } = ts.readConfigFile('src/server/tsconfig.json', (file) => ts.sys.readFile(file))
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, 'src/server')
  const host = ts.createCompilerHost(options)
  const { getSourceFile, fileExists } = host
  const isAsked = (file: string) => path.resolve(file) === asked
  host.fileExists = (file) => isAsked(file) || fileExists(file)
  host.getSourceFile = (file, ...more) =>
    isAsked(file) ? ts.createSourceFile(file, QUESTION, ts.ScriptTarget.ESNext) : getSourceFile(file, ...more)
  return ts.createProgram([asked], options, host)
}

/** Every column, 'table.column', as the types of the tables say it. */
const typed = (): Map<string, Column> => {
  const asked = path.resolve('src/server/db/tables.asked.ts')
  const program = programOf(asked)
  const checker = program.getTypeChecker()
  const module = checker.getSymbolAtLocation(program.getSourceFile(asked)!)!
  const tablesOf = (name: string): Map<string, ts.Type> => {
    const found = checker.getExportsOfModule(module).find((each) => each.name === name)!
    const tables = checker.getPropertiesOfType(checker.getDeclaredTypeOfSymbol(found))
    return new Map(tables.map((table) => [table.name, checker.getTypeOfSymbol(table)]))
  }
  const written = tablesOf('Written')
  const kindOf = (members: readonly ts.Type[]): string =>
    [...new Set(members.map((each) => checker.typeToString(checker.getBaseTypeOfLiteralType(each))))].join(
      ' | ',
    )
  const insertOf = (table: string, column: string): Column['insert'] => {
    const given = checker.getPropertyOfType(written.get(table)!, column)
    if (!given) return 'never'
    return (given.flags & ts.SymbolFlags.Optional) === 0 ? 'needed' : 'optional'
  }
  const columnsOf = ([table, row]: [string, ts.Type]): [string, Column][] =>
    checker.getPropertiesOfType(row).map((field) => {
      const { name } = field
      const type = checker.getTypeOfSymbol(field)
      const members = type.isUnion() ? type.types : [type]
      const kind = kindOf(members.filter((each) => !isNull(each)))
      return [`${table}.${name}`, { kind, isNull: members.some(isNull), insert: insertOf(table, name) }]
    })
  return new Map([...tablesOf('Read')].flatMap(columnsOf))
}

let server: TestServer
let types: Map<string, Column>
const stored = new Map<string, Column>()
beforeAll(async () => {
  server = await startServer()
  const { rows } = await sql<Column & { name: string }>`
    SELECT c.table_name || '.' || c.column_name AS name, c.udt_name AS kind, c.is_nullable = 'YES' AS "isNull", CASE
        WHEN c.is_generated = 'ALWAYS' OR c.identity_generation = 'ALWAYS' THEN 'never'
        WHEN c.is_nullable = 'YES' OR c.column_default IS NOT NULL OR c.is_identity = 'YES' THEN 'optional'
        ELSE 'needed' END AS insert
    FROM information_schema.columns c JOIN information_schema.tables t USING (table_schema, table_name)
    WHERE c.table_schema = 'public' AND t.table_type = 'BASE TABLE' AND c.table_name <> ALL (${LEFT_OUT})`.execute(
    server.db,
  )
  for (const { name, ...column } of rows) stored.set(name, column)
})
beforeAll(() => {
  types = typed()
})
afterAll(() => server.close())

/** Columns of both, except those that hold json: their types are the contract's. */
const both = () =>
  [...stored].flatMap(([name, column]) => {
    const type = types.get(name)
    return type && column.kind !== 'jsonb' ? [{ name, type, column }] : []
  })

test('every column of the database has a type, and no other has one', () => {
  expect([...types.keys()].sort()).toEqual([...stored.keys()].sort())
})

test('a column is read as the kind that the database gives, null where it may be null', () => {
  const read = both().map(({ name, type }) => `${name}: ${type.kind}${type.isNull ? ' or null' : ''}`)
  expect(read).toEqual(
    both().map(
      ({ name, column }) => `${name}: ${KIND[column.kind] ?? column.kind}${column.isNull ? ' or null' : ''}`,
    ),
  )
})

test('an insert that compiles leaves out no column that the database needs, and names none that it computes', () => {
  const refused = both().filter(
    ({ type, column }) =>
      (type.insert === 'never') !== (column.insert === 'never') ||
      (type.insert === 'optional' && column.insert === 'needed'),
  )
  expect(refused.map(({ name }) => name)).toEqual([])
})
