import { readdirSync } from 'node:fs'
import path from 'node:path'
import type { TSchema } from '@sinclair/typebox'
import { fieldPlace, fieldWord } from '@contract/domain/fieldWords'
import type { Shape } from '@contract/http/schemas'
import { bodyProblems, problemsMessage } from '@server/http/validation'

const CONTRACT = path.join(__dirname, '../../src/contract')

interface Sent {
  call: string
  schema: TSchema
}

/** What every call of the contract may be sent. */
let sent: Sent[]
beforeAll(async () => {
  const files = readdirSync(CONTRACT, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /^(?!http).*\.schemas\.ts$/.test(file),
  )
  const modules = await Promise.all(
    files.map((file) => import(path.join(CONTRACT, file)) as Promise<Record<string, Record<string, Shape>>>),
  )
  sent = modules.flatMap((module) =>
    Object.entries(module)
      .filter(([name]) => name.endsWith('Schemas'))
      .flatMap(([name, shapes]) =>
        Object.entries(shapes).flatMap(([call, { body, query }]) =>
          [body, query]
            .filter((schema): schema is TSchema => schema !== undefined)
            .map((schema) => ({ call: `${name}.${call}`, schema })),
        ),
      ),
  )
})

const namesOf = (schema: TSchema | undefined): string[] =>
  schema === undefined
    ? []
    : [
        ...Object.entries((schema.properties ?? {}) as Record<string, TSchema>).flatMap(([name, of]) => [
          name,
          ...namesOf(of),
        ]),
        ...namesOf(schema.items as TSchema | undefined),
        ...((schema.anyOf ?? []) as TSchema[]).flatMap(namesOf),
      ]

/** Names of the wire and English words, which no sentence for users may contain. */
const WIRE = /_|\p{Ll}\p{Lu}|\b(ids?|name|user|username|password|file|files|permissions|anio|q)\b/u

test('every field that can be sent has Spanish words', () => {
  const names = [...new Set(sent.flatMap(({ schema }) => namesOf(schema)))]
  expect(names.length).toBeGreaterThan(100)
  expect(names.filter((name) => WIRE.test(fieldWord(name)))).toEqual([])
  for (const name of names) expect(fieldWord(name)).toMatch(/^\p{L}[\p{L} ]*$/u)
})

test('no 400 of an empty or a wholly wrong body names a field as the wire does', () => {
  const wrong = sent.flatMap(({ call, schema }) => {
    const names = Object.keys((schema.properties ?? {}) as object)
    const bodies = [{}, ...names.map((name) => ({ [name]: { no: 'esto' } }))]
    return bodies.flatMap((body) => {
      const campos = bodyProblems(schema, body)
      const messages = [
        problemsMessage(campos),
        ...Object.entries(campos).map(([campo, reason]) => problemsMessage({ [campo]: reason })),
      ]
      // Values that a field takes are the customer's own words, underscores included.
      return messages
        .map((message) => message.replace(/Debe ser uno de estos valores: .*/, ''))
        .filter((message) => WIRE.test(message) || /required/i.test(message))
        .map((message) => `${call}: ${message}`)
    })
  })
  expect(wrong).toEqual([])
})

test('a field within a list is told by its row', () => {
  expect(fieldPlace('alumnos.0.id')).toBe('alumnos 1, registro')
  expect(fieldPlace('idAlumno')).toBe('alumno')
  expect(problemsMessage({ idAlumno: 'Value is required' })).toBe('Falta «alumno».')
  expect(problemsMessage({ idAlumno: 'Value is required', monto: 'Value is required' })).toBe(
    'Revisa estos datos: alumno; monto.',
  )
})
