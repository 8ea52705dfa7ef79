import { build } from 'esbuild'
import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { brotliCompressSync } from 'node:zlib'

const PAGE = (script: string): string =>
  `<!doctype html><html lang="es-MX"><head><meta charset="utf-8"><title>React</title><script defer src="${script}"></script></head><body><div id="app"></div></body></html>`

/** Serves the bare page as the product serves itself, compressed and kept by the browser; the calls go to the product. */
export const serveBarePage = async (product: string) => {
  const { outputFiles } = await build({
    entryPoints: [path.join(__dirname, 'bare.tsx')],
    bundle: true,
    minify: true,
    write: false,
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': '"production"' },
  })
  const script = brotliCompressSync(outputFiles[0]!.contents)
  const server = createServer((asked, answer) => {
    const url = asked.url ?? '/'
    if (url.startsWith('/api/')) {
      const forwarded = request(product + url, { method: asked.method, headers: asked.headers }, (got) => {
        answer.writeHead(got.statusCode ?? 502, got.headers)
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
