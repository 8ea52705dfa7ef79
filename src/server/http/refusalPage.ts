import type { FastifyRequest } from 'fastify'
import type { HttpProblem } from './problem'

const STYLE = `:root{color-scheme:light dark}
body{margin:0;min-height:100dvh;display:grid;place-content:center;padding:24px;box-sizing:border-box;font:1rem/1.5 system-ui,sans-serif;text-align:center}
h1{font-size:1.375rem}`

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escape = (text: string): string => text.replace(/[&<>"]/g, (mark) => ENTITIES[mark] as string)

/** Whether somebody's browser opens a file or a paper in a tab; pictures, films and the client ask for no page. */
export const opensPage = ({ url, headers }: Pick<FastifyRequest, 'url' | 'headers'>): boolean =>
  url.startsWith('/files/') && (headers.accept?.includes('text/html') ?? false)

/** The refusal for a person who followed a link, as to a receipt of an hour ago: a page without a script. */
export const refusalPage = ({ message }: HttpProblem): string => `<!doctype html>
<html lang="es">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>No se puede abrir</title>
<style>${STYLE}</style>
</head>
<body>
<main>
<h1>No se puede abrir</h1>
<p>${escape(message)}</p>
<p><a href="/">Ir al inicio</a></p>
</main>
</body>
</html>
`
