import { Secret, TOTP } from 'otpauth'
import { GOOD_PASSWORD } from '@test/support/server/people'
import type { TestServer } from '@test/support/server/harness'
import type { Deed } from './lifeDeeds'

/** The writes of one's own account and of another's, by users of their own. */
export const accountDeeds = (server: TestServer): [route: string, deed: Deed][] => {
  const password = GOOD_PASSWORD
  const codeOf = (secret: string): string =>
    new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: server.clock.now.getTime() })
  const aUser = async () => {
    const caller = await server.userWith([])
    const { id, name } = (await caller.get('/auth/verify')).body.user as { id: number; name: string }
    return { caller, id, name }
  }
  const prepared = async () => {
    const user = await aUser()
    const { secreto } = (await user.caller.post('/auth/segundo-factor', { password })).body.preparado
    return { ...user, secreto: secreto as string }
  }
  const withFactor = async () => {
    const user = await prepared()
    const confirmed = await user.caller.post('/auth/segundo-factor/confirmar', {
      codigo: codeOf(user.secreto),
    })
    return { ...user, codes: confirmed.body.codigos as string[] }
  }
  return [
    ['POST /auth/confirmar', async () => (await aUser()).caller.post('/auth/confirmar', { password })],
    [
      'POST /auth/segundo-factor',
      async () => (await aUser()).caller.post('/auth/segundo-factor', { password }),
    ],
    [
      'POST /auth/segundo-factor/confirmar',
      async () => {
        const { caller, secreto } = await prepared()
        return caller.post('/auth/segundo-factor/confirmar', { codigo: codeOf(secreto) })
      },
    ],
    [
      'POST /auth/segundo-factor/codigos',
      async () => {
        const { caller, codes } = await withFactor()
        return caller.post('/auth/segundo-factor/codigos', { password, codigo: codes[0] })
      },
    ],
    [
      'DELETE /auth/segundo-factor',
      async () => {
        const { caller, codes } = await withFactor()
        return caller.delete('/auth/segundo-factor', { password, codigo: codes[0] })
      },
    ],
    [
      'DELETE /auth/segundo-factor/usuario/{id}',
      async () => server.admin.delete(`/auth/segundo-factor/usuario/${(await withFactor()).id}`),
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
