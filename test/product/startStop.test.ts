import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import path from 'node:path'
import { isAlive, readPostmaster } from '@server/db/embedded/postmasterFile'
import { eventually } from '@test/support/eventually'
import { onConsole, runScript } from '@test/support/product/console'
import { apiToken } from '@test/support/product/client'
import { processesBelow } from '@test/support/product/processes'
import {
  PRODUCT_ADMIN,
  spawnProduct,
  temporaryDataDir,
  type Product,
} from '@test/support/product/spawnProduct'

const START_MS = 120_000
const MAIN = 'src/server/main.ts'

let folder: Awaited<ReturnType<typeof temporaryDataDir>>
beforeEach(async () => {
  folder = await temporaryDataDir()
})
afterEach(() => folder.remove())

/** Another process that listens on the port and never answers. */
const stranger = async () => {
  const server = createServer(() => undefined)
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return { port: (server.address() as AddressInfo).port, close: () => void server.close() }
}

test('a first start on a busy port is one sentence and leaves nothing behind', async () => {
  const busy = await stranger()
  const dataDir = path.join(folder.dataDir, 'datos')
  const { code, error } = await runScript(MAIN, ['--solo-api'], {
    DATA_DIR: dataDir,
    PORT: String(busy.port),
  }).ended
  expect([code, error]).toEqual([
    1,
    `El puerto ${busy.port} ya está en uso: cierre el otro programa o elija otro en PORT.`,
  ])
  expect(existsSync(dataDir)).toBe(false)
  busy.close()
})

test('SIGTERM to npm ends the product and its database, though the shell between does not pass it on', async () => {
  const { child, output } = onConsole('npm', ['start', '--', '--solo-api'], {
    DATA_DIR: folder.dataDir,
    PORT: '0',
  })
  await eventually(() => expect(output()).toMatch(/Lista en http:/), START_MS)
  const engine = (await readPostmaster(path.join(folder.dataDir, 'postgres')))?.pid ?? 0
  expect(isAlive(engine)).toBe(true)
  child.kill('SIGTERM')
  await eventually(() => expect(isAlive(engine)).toBe(false))
  const address = /Lista en (\S+)/.exec(output())?.[1] as string
  await expect(fetch(`${address}/api/health`)).rejects.toThrow()
})

test('SIGTERM to npm ends all that `npm run dev` started', async () => {
  const { child, output } = onConsole('npm', ['run', 'dev'], {
    DATA_DIR: folder.dataDir,
    PORT: '0',
    DEV_PORT: '0',
  })
  await eventually(() => expect(output()).toMatch(/Lista en http:/), START_MS)
  const started = processesBelow(child.pid as number)
  // The shell, the program itself, the API's watcher, the API and its database, webpack.
  expect(started.length).toBeGreaterThan(4)
  child.kill('SIGTERM')
  await eventually(() => expect(started.filter(isAlive)).toEqual([]))
})

test('SIGTERM ends a start that hangs', async () => {
  const silent = await stranger()
  const startIn = (name: string) =>
    runScript(MAIN, ['--solo-api'], {
      DATA_DIR: path.join(folder.dataDir, name),
      PORT: '0',
      DATABASE_URL: `postgres://escuela:clave@127.0.0.1:${silent.port}/escuela`,
    })
  // Ten seconds later this one says that no database answers.
  const alone = startIn('sola')
  const { child, output, ended } = startIn('terminada')
  for (const name of ['sola', 'terminada'])
    await eventually(() => expect(existsSync(path.join(folder.dataDir, name, 'lock'))).toBe(true), START_MS)
  child.kill('SIGTERM')
  const first = await Promise.race([ended.then(() => 'ended'), alone.ended.then(() => 'gave up')])
  expect([first, (await ended).code, output()]).toEqual(['ended', 0, ''])
  expect((await alone.ended).code).toBe(1)
  silent.close()
})

test('a new password is set from the console while the product runs, and ends the sessions', async () => {
  const product: Product = await spawnProduct({ dataDir: folder.dataDir, args: ['--solo-api'] })
  const token = await apiToken(product)
  const clave = (args: string[], input: string) =>
    runScript('src/server/password/clave.ts', args, { DATA_DIR: folder.dataDir }, input).ended
  const verify = async () =>
    (await fetch(`${product.address}/api/auth/verify`, { headers: { authorization: `Bearer ${token}` } }))
      .status
  const signIn = async (password: string) =>
    (
      await fetch(`${product.address}/api/auth/login`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ user: PRODUCT_ADMIN.user, password }),
      })
    ).status
  try {
    expect(await clave(['nadie'], 'Nueva-Clave1\n')).toEqual({
      code: 1,
      out: '',
      error: 'No existe el usuario «nadie»: no se cambió nada.',
    })
    const weak = await clave([PRODUCT_ADMIN.user], 'corta\n')
    expect([weak.code, weak.error]).toEqual([1, expect.stringMatching(/^La contraseña debe tener [^\n]+$/)])
    expect(await verify()).toBe(200)
    // A user that forgot the password has already used up the allowed tries.
    for (let tries = 0; tries < 11; tries++) await signIn('Equivocada-1')
    expect(await signIn(PRODUCT_ADMIN.password)).toBe(429)
    const { code, out } = await clave([PRODUCT_ADMIN.user.toUpperCase()], 'Nueva-Clave1\n')
    expect([code, out]).toEqual([0, 'La contraseña de directora quedó cambiada y sus sesiones terminaron.\n'])
    expect([await verify(), await signIn(PRODUCT_ADMIN.password), await signIn('Nueva-Clave1')]).toEqual([
      401, 401, 200,
    ])
  } finally {
    await product.stop()
  }
}, 600_000)

test('the last administrator, whose role requires a second factor and who has nothing that makes codes, gets in by the console', async () => {
  const product: Product = await spawnProduct({ dataDir: folder.dataDir, args: ['--solo-api'] })
  let { password } = PRODUCT_ADMIN
  const call = async (method: string, path: string, token: string, body?: object) => {
    const answer = await fetch(`${product.address}/api${path}`, {
      method,
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      ...(body && { body: JSON.stringify(body) }),
    })
    return (await answer.json()) as { token: string; motivo?: string; user: { role: { id: number } } }
  }
  const signIn = () => call('POST', '/auth/login', '', { user: PRODUCT_ADMIN.user, password })
  const clave = (...args: string[]) => {
    password = 'Nueva-Clave1'
    return runScript(
      'src/server/password/clave.ts',
      [PRODUCT_ADMIN.user, ...args],
      { DATA_DIR: folder.dataDir },
      `${password}\n`,
    ).ended
  }
  try {
    const { token, user } = await signIn()
    const permissions = [12, 13].flatMap((moduleId) =>
      [1, 2, 3, 4].map((permissionId) => ({ moduleId, permissionId })),
    )
    await call('PATCH', `/auth/rol/${user.role.id}`, token, { permissions, exige_segundo_factor: true })
    const motivoOf = async () => (await call('GET', '/auth/roles', (await signIn()).token)).motivo
    expect(await motivoOf()).toBe('SEGUNDO_FACTOR')
    expect((await clave()).out).toMatch(
      / El rol ADMINISTRADOR pide uno: al entrar se configura\. Si no hay con qué, repita el comando con --sin-segundo-factor\.\n$/,
    )
    expect(await motivoOf()).toBe('SEGUNDO_FACTOR')
    expect((await clave('--sin-segundo-factor')).out).toMatch(
      / El rol ADMINISTRADOR ya no pide un segundo factor a nadie\.\n$/,
    )
    expect(await motivoOf()).toBeUndefined()
  } finally {
    await product.stop()
  }
}, 600_000)
