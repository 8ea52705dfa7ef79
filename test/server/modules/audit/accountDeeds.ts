import { openAccounts, PASSWORD } from '@test/support/server/accounts'
import type { TestServer } from '@test/support/server/harness'
import type { Deed } from './lifeDeeds'

/** The writes of one's own account and of another's, by users of their own. */
export const accountDeeds = (server: TestServer): [route: string, deed: Deed][] => {
  const { aUser, codeOf, guarded, login, prepare } = openAccounts(server)
  const password = PASSWORD
  return [
    ['POST /auth/confirmar', async () => (await aUser()).caller.post('/auth/confirmar', { password })],
    [
      'POST /auth/segundo-factor',
      async () => (await aUser()).caller.post('/auth/segundo-factor', { password }),
    ],
    [
      'POST /auth/segundo-factor/confirmar',
      async () => {
        const { caller } = await aUser()
        const secret = await prepare(caller)
        return caller.post('/auth/segundo-factor/confirmar', { codigo: codeOf(secret) })
      },
    ],
    [
      'POST /auth/segundo-factor/codigos',
      async () => {
        const { caller, codes } = await guarded()
        return caller.post('/auth/segundo-factor/codigos', { password, codigo: codes[0] })
      },
    ],
    [
      'DELETE /auth/segundo-factor',
      async () => {
        const { caller, codes } = await guarded()
        return caller.delete('/auth/segundo-factor', { password, codigo: codes[0] })
      },
    ],
    [
      'DELETE /auth/segundo-factor/usuario/{id}',
      async () => server.admin.delete(`/auth/segundo-factor/usuario/${(await guarded()).id}`),
    ],
    [
      'DELETE /auth/sesiones/{id}',
      async () => {
        const { caller, name } = await aUser()
        await server.signIn(name, password)
        const { sesiones } = (await caller.get('/auth/sesiones')).body
        return caller.delete(
          `/auth/sesiones/${sesiones.find((each: { actual: boolean }) => !each.actual).id}`,
        )
      },
    ],
    [
      'DELETE /auth/navegadores-recordados/{id}',
      async () => {
        const { caller, name, codes } = await guarded()
        const { token } = (await login(name, { codigo: codes[0], recordar: true })).body
        await server.as(token).post('/auth/logout')
        const { recordados } = (await caller.get('/auth/sesiones')).body
        return caller.delete(`/auth/navegadores-recordados/${recordados[0].id}`)
      },
    ],
    ['DELETE /auth/sesiones', async () => (await aUser()).caller.delete('/auth/sesiones')],
    [
      'DELETE /auth/sesiones/usuario/{id}',
      async () => server.admin.delete(`/auth/sesiones/usuario/${(await aUser()).id}`),
    ],
    [
      'DELETE /auth/navegadores-nuevos/{id}',
      async () => {
        const { caller, name } = await aUser()
        await server.signIn(name, password)
        const { navegadores } = (await caller.get('/auth/navegadores-nuevos')).body
        return caller.delete(`/auth/navegadores-nuevos/${navegadores[0].id}`)
      },
    ],
  ]
}
