import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import fastify, { type FastifyInstance } from 'fastify'
import { installAssets, readClientConfig } from '@server/http/assets'
import { installHeaders } from '@server/http/headers'

let folder: string
let app: FastifyInstance

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'assets-'))
  await mkdir(path.join(folder, 'assets'))
  const script = 'console.log("hola")\n'
  await writeFile(path.join(folder, 'index.html'), '<!doctype html>')
  for (const name of ['assets/main.abc.js', 'worker.js']) {
    await writeFile(path.join(folder, name), script)
    await writeFile(path.join(folder, `${name}.br`), brotliCompressSync(script))
  }
  await writeFile(path.join(folder, 'assets/logo.abc.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>')
  app = fastify()
  await installHeaders(app, null)
  await writeFile(path.join(folder, 'config.js'), "window.ESCUELA = { api: '/api', devTools: true }")
  await installAssets(app, folder, await readClientConfig(folder), async () => ({ nombre: null, logo: '' }))
})
afterAll(async () => {
  await app.close()
  await rm(folder, { recursive: true })
})

const get = async (url: string, encoding = 'br') =>
  (await app.inject({ url, headers: { 'accept-encoding': encoding } })).headers

test.each(['br', 'identity'])(
  'a hashed script (%s) carries what concerns a script, for a year',
  async (encoding) => {
    const headers = await get('/assets/main.abc.js', encoding)
    expect(headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'same-origin',
    })
    expect(headers['content-encoding']).toBe(encoding === 'br' ? 'br' : undefined)
    expect(headers['content-security-policy']).toBeUndefined()
    expect(headers['x-frame-options']).toBeUndefined()
    expect(headers['permissions-policy']).toBeUndefined()
    // The name changes with the content, and the compression depends on the request.
    expect(headers['vary']).toBe('accept-encoding')
    expect(headers['etag'] ?? headers['last-modified'] ?? headers['accept-ranges']).toBeUndefined()
  },
)

test('the page is asked for again each time, and told from the one before', async () => {
  const headers = await get('/')
  expect(headers['cache-control']).toBe('no-cache')
  expect(headers['etag']).toBeDefined()
})

test('config.js is a script too, asked again each time', async () => {
  const headers = await get('/config.js')
  expect(headers).toMatchObject({ 'cache-control': 'no-cache', 'x-content-type-options': 'nosniff' })
  expect(headers['content-security-policy']).toBeUndefined()
})

test('config.js says what was saved before what the file says', async () => {
  const other = fastify()
  const config = { api: '/api', escuela: 'Del archivo', logo: '/a.png', zonaHoraria: 'UTC', devTools: false }
  let saved: () => Promise<{ nombre: string | null; logo: string }> = async () => ({ nombre: null, logo: '' })
  await installAssets(other, folder, config, () => saved())
  const said = async () => {
    const { body } = await other.inject({ url: '/config.js' })
    return JSON.parse(body.slice('window.ESCUELA = '.length)) as typeof config
  }
  expect(await said()).toEqual(config)
  saved = async () => ({ nombre: 'Guardado </script>', logo: '/files/escuela/logo?v=1' })
  expect(await said()).toEqual({ ...config, escuela: 'Guardado </script>', logo: '/files/escuela/logo?v=1' })
  saved = () => Promise.reject(new Error('no database'))
  expect(await said()).toEqual(config)
  await other.close()
})

test('config.js says what the file says: DevTools are off unless it says so, and a demo it cannot claim', async () => {
  const { body } = await app.inject({ url: '/config.js' })
  expect(body).toBe(
    'window.ESCUELA = {"api":"/api","escuela":"","logo":"","zonaHoraria":"","devTools":true}\n',
  )
  // Only `npm run demo` itself may offer users with their password on the login.
  const demo = "{ usuarios: [{ usuario: 'direccion', nombre: 'Dirección' }], password: 'x' }"
  await writeFile(path.join(folder, 'config.js'), `window.ESCUELA = { demo: ${demo} }`)
  expect(await readClientConfig(folder)).toEqual({
    api: '/api',
    escuela: '',
    logo: '',
    zonaHoraria: '',
    devTools: false,
  })
})

test.each(['/', '/assets/logo.abc.svg', '/worker.js'])(
  '%s may be a document or is no chunk: it keeps every strict header',
  async (url) => {
    const headers = await get(url)
    expect(headers['content-security-policy']).toContain("default-src 'none'")
    expect(headers['x-frame-options']).toBe('DENY')
    expect(headers['permissions-policy']).toContain('camera=()')
    expect(headers['x-content-type-options']).toBe('nosniff')
  },
)
