import { addListener } from '@reduxjs/toolkit'
import { KEY_FIELDS, SECRET_FIELDS } from '@contract/http/secrets'
import { sessionApi } from '@client/state/session/session.api'
import { usersApi } from '@client/state/users/users.api'
import { namedRoutes, contractSchemas } from '../../../support/checks/contract'
import { startClient } from '../../../support/state/client'

const SOUNDS_SECRET = /passw|contrase|clave|secret|token|dispositivo|^uri$|^codigos?$|^privada$/i

/** `clave` is also the SAT's word for a code. */
const SAT_CODES = ['clave_producto', 'clave_unidad']

/** Every field below a schema, by its name. */
const fieldsIn = (schema: unknown): string[] =>
  typeof schema !== 'object' || schema === null
    ? []
    : Object.entries(schema).flatMap(([key, inner]) => [
        ...(key === 'properties' ? Object.keys(inner as object) : []),
        ...fieldsIn(inner),
      ])

test('the contract names every secret field of its calls and answers, and no other', async () => {
  const modules = new Set((await namedRoutes()).map(({ module }) => module))
  const sent = new Set<string>()
  const answered = new Set<string>()
  for (const module of modules)
    for (const { body, query, response } of Object.values(await contractSchemas(module))) {
      for (const field of [...fieldsIn(body), ...fieldsIn(query)]) sent.add(field)
      for (const field of fieldsIn(response)) answered.add(field)
    }
  const secret = (fields: Set<string>) =>
    [...fields].filter((field) => SOUNDS_SECRET.test(field) && !SAT_CODES.includes(field)).sort()
  // In an answer `actual` is the cut that is open, `clave` names a row of one, `codigo` is printed on a paper, and
  // `tiene_contrasena` is yes or no.
  const NO_SECRETS = ['clave', 'codigo', 'tiene_contrasena']
  expect(secret(sent)).toEqual(SECRET_FIELDS.filter((field) => field !== 'actual').sort())
  expect(secret(answered).filter((field) => !NO_SECRETS.includes(field))).toEqual([...KEY_FIELDS].sort())
})

describe('a password reaches the server and no action', () => {
  const { login, changeOwnPassword } = sessionApi.endpoints
  const { createUser, changePassword } = usersApi.endpoints

  test.each<[string, string, (started: ReturnType<typeof startClient>) => PromiseLike<unknown>]>([
    [
      'POST',
      '/auth/login',
      ({ store }) =>
        store.dispatch(login.initiate({ user: 'ana', password: 'secreto-1', dispositivo: 'secreto-2' })),
    ],
    [
      'PATCH',
      '/auth/password',
      ({ store }) =>
        store.dispatch(changeOwnPassword.initiate({ actual: 'secreto-1', password: 'secreto-2' })),
    ],
    [
      'POST',
      '/auth/register',
      ({ store }) => store.dispatch(createUser.initiate({ name: 'ana', password: 'secreto-1', roleId: 1 })),
    ],
    [
      'PATCH',
      '/auth/password/7',
      ({ store }) => store.dispatch(changePassword.initiate({ id: 7, password: 'secreto-1' })),
    ],
  ])('%s %s', async (_method, path, send) => {
    const started = startClient()
    /** Every action that a listener could see: as reducers and tools do. */
    const seen: unknown[] = []
    const see = { predicate: () => true, effect: (action: unknown) => void seen.push(action) }
    started.store.dispatch(addListener(see))
    await send(started)
    expect(JSON.stringify(started.network.sent.find((call) => call.path === path)?.body)).toContain(
      'secreto-1',
    )
    expect(JSON.stringify(seen)).toContain('***')
    expect(JSON.stringify(seen)).not.toContain('secreto-')
  })
})
