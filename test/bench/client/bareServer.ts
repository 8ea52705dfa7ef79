import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { createServer, request, type IncomingHttpHeaders } from 'node:http'
import { createRequire } from 'node:module'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { build } from 'esbuild'
import { webpack, type Configuration, type RuleSetRule } from 'webpack'

const productBuild = createRequire(__filename)('../../../webpack.config.js') as (
  env: object,
  argv: object,
) => Configuration & { module: { rules: unknown[] } }

const PAGE = (script: string): string =>
  `<!doctype html><html lang="es-MX"><head><meta charset="utf-8"><title>React</title><script defer src="${script}"></script></head><body><div id="app"></div></body></html>`

interface Kept {
  status: number
  headers: IncomingHttpHeaders
  body: Buffer
}

export const bareScript = async (): Promise<Buffer> => {
  const { outputFiles } = await build({
    entryPoints: [path.join(__dirname, 'bare.tsx')],
    bundle: true,
    minify: true,
    write: false,
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': '"production"' },
  })
  return brotliCompressSync(outputFiles[0]!.contents)
}

/** The packages as the product's own build puts them together, in one file. */
export const packagesScript = async (): Promise<Buffer> => {
  const folder = await mkdtemp(path.join(tmpdir(), 'escuela-paquetes-'))
  const config = productBuild({}, {})
  const [typescript, ...rules] = config.module.rules
  await new Promise<void>((built, failed) =>
    webpack(
      {
        ...config,
        entry: path.join(__dirname, 'packages.tsx'),
        output: { path: folder, filename: 'packages.js' },
        module: {
          rules: [{ ...(typescript as RuleSetRule), include: __dirname }, ...(rules as RuleSetRule[])],
        },
        plugins: [],
        cache: false,
      },
      (error, stats) =>
        error || stats?.hasErrors() ? failed(error ?? new Error(stats?.toString('errors-only'))) : built(),
    ),
  )
  const script = await readFile(path.join(folder, 'packages.js'))
  await rm(folder, { recursive: true })
  return brotliCompressSync(script)
}

/**
 * Serves a page's script as the product serves itself, compressed and kept by the browser; the calls go to the product.
 * @param still the product answers each address once, and a file it would be from then on: what a page costs without any server
 */
export const serveBarePage = async (script: Buffer, product: string, still = false) => {
  const kept = new Map<string, Kept>()
  const server = createServer((asked, answer) => {
    const url = asked.url ?? '/'
    if (url.startsWith('/api/')) {
      const file = kept.get(url)
      if (file) return void answer.writeHead(file.status, file.headers).end(file.body)
      const forwarded = request(product + url, { method: asked.method, headers: asked.headers }, (got) => {
        answer.writeHead(got.statusCode ?? 502, got.headers)
        const parts: Buffer[] = []
        if (still && got.statusCode === 200) {
          got.on('data', (part: Buffer) => parts.push(part))
          got.once('end', () =>
            kept.set(url, { status: 200, headers: got.headers, body: Buffer.concat(parts) }),
          )
        }
        got.pipe(answer)
      })
      forwarded.once('error', () => answer.writeHead(502).end())
      return void asked.pipe(forwarded)
    }
    if (url === '/bare.js')
      return void answer
        .writeHead(200, {
          'content-type': 'text/javascript',
          'content-encoding': 'br',
          'cache-control': 'public, max-age=31536000, immutable',
        })
        .end(script)
    answer.writeHead(200, { 'content-type': 'text/html', 'cache-control': 'no-cache' }).end(PAGE('/bare.js'))
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const { port } = server.address() as AddressInfo
  return { address: `http://127.0.0.1:${port}`, close: () => server.close() }
}
