import { createHash } from 'node:crypto'
import { escapeHtml as text } from '../../shared/html'

const STYLE = `:root{color-scheme:light dark;--back:#fff;--box:#f3f4f8;--ink:#1b1b1f;--dim:#55565e;--late:#b3261e;--link:#0b57d0;--line:#d9dae1}
@media(prefers-color-scheme:dark){:root{--back:#121316;--box:#1f2025;--ink:#e4e2e6;--dim:#b3b4bd;--late:#ffb4ab;--link:#a8c7fa;--line:#3a3b42}}
*{box-sizing:border-box}
body{margin:0;background:var(--back);color:var(--ink);font:1rem/1.45 system-ui,sans-serif;overflow-wrap:anywhere}
header,main,footer{max-width:44rem;margin:0 auto;padding:12px 16px}
header{display:flex;gap:12px;align-items:center;border-bottom:1px solid var(--line)}
header img{max-width:56px;max-height:56px}
p{margin:.25rem 0}
.name{font-weight:600;font-size:1.125rem}
.dim,small,time{color:var(--dim);font-size:.875rem}
h1{font-size:1.375rem;margin:.5rem 0}
h2{font-size:1.125rem;margin:1.75rem 0 .5rem}
h3{font-size:1rem;margin:1rem 0 .25rem}
h4{font-size:.875rem;margin:.75rem 0 0;color:var(--dim);font-weight:600}
ul,dl{list-style:none;margin:0;padding:0}
li,dl div{display:flex;flex-wrap:wrap;align-items:baseline;gap:0 12px;padding:6px 0;border-bottom:1px solid var(--line)}
li>:first-child,dt{flex:1 1 9rem}
dd,b{margin:0;font-weight:600;font-variant-numeric:tabular-nums}
small{flex-basis:100%}
.late,.late h4{color:var(--late)}
.box{background:var(--box);border-radius:12px;padding:12px 16px;margin:12px 0}
.box>:first-child{margin-top:0}
.sum{font-size:1.5rem;font-weight:700}
.copy{user-select:all;font:600 1.25rem/1.4 ui-monospace,monospace}
.text{white-space:pre-line}
a{color:var(--link);display:inline-block;padding:6px 0}
label{display:block;margin:.75rem 0}
label small{display:block}
input{display:block;width:100%;max-width:22rem;font:inherit;min-height:44px;padding:8px 12px;margin-top:4px;color:inherit;background:var(--back);border:1px solid var(--dim);border-radius:8px}
summary{min-height:44px;padding:10px 0;color:var(--link);cursor:pointer}
button{font:inherit;min-height:44px;padding:8px 20px;border:1px solid var(--link);border-radius:22px;background:none;color:var(--link)}`

export const PAGE_POLICY = [
  "default-src 'none'",
  `style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'`,
  "img-src 'self'",
  "form-action 'self'",
  "base-uri 'self'",
  "frame-ancestors 'none'",
].join('; ')

export interface PageHead {
  readonly name: string
  readonly lines: readonly string[]
  readonly logo: string
}

export const frame = (
  head: PageHead,
  title: string,
  base: string | null,
  main: string,
): string => `<!doctype html>
<html lang="es-MX">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex, nofollow">
<title>${text(title)} · ${text(head.name)}</title>
${base === null ? '' : `<base href="${text(base)}">\n`}<style>${STYLE}</style>
</head>
<body>
<header>${head.logo ? `<img src="${text(head.logo)}" alt="">` : ''}<div><p class="name">${text(head.name)}</p>${head.lines.map((line) => `<p class="dim">${text(line)}</p>`).join('')}</div></header>
<main>
${main}
</main>
</body>
</html>
`

export const drawRefusal = (head: PageHead, message: string): string =>
  frame(head, 'No se puede abrir', null, `<h1>No se puede abrir</h1>\n<p>${text(message)}</p>`)
