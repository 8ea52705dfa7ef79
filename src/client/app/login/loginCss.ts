import { FONT, dark, light, type SchemeTokens } from '../theme/tokens'
import { COLOR_SCHEME_ATTRIBUTE } from '../theme/colorMode'

const declarations = (tokens: SchemeTokens): string =>
  Object.entries(tokens)
    .map(([name, value]) => `--${name}:${value}`)
    .join(';')

/** The colour tokens as CSS variables (`var(--paper)`) for pages without MUI; they follow the attribute that `applyColorMode` sets. */
export const schemeCss =
  `:root{color-scheme:light;${declarations(light)}}` +
  `[${COLOR_SCHEME_ATTRIBUTE}=dark]{color-scheme:dark;${declarations(dark)}}`

export const loginCss = `${schemeCss}
.ingreso{min-height:100dvh;margin:0;display:grid;place-items:center;padding:16px;box-sizing:border-box;background:var(--background);color:var(--text);font:16px/1.5 ${FONT}}
.ingreso *{box-sizing:border-box;font:inherit}
.ingreso main{width:100%;max-width:400px}
.ingreso header{display:flex;align-items:center;gap:12px;margin-bottom:24px;font-weight:600;font-size:18px}
.ingreso header svg{color:var(--primary)}
.ingreso .logo{object-fit:contain;flex:none;padding:4px;border-radius:8px;background:#fff}
.ingreso form{background:var(--paper);border:1px solid var(--divider);border-radius:8px;padding:32px 24px 24px;display:grid;gap:16px}
.ingreso h1{font-size:26px;font-weight:600;line-height:1.2;margin:0 0 8px}
.ingreso label{display:block;font-weight:600;font-size:14px;margin-bottom:4px}
.ingreso input{width:100%;height:44px;padding:0 12px;border:1px solid var(--border);border-radius:8px;background:var(--paper);color:var(--text)}
.ingreso input[aria-invalid=true]{border-color:var(--error)}
.ingreso .clave{position:relative}.ingreso .clave input{padding-right:48px}
.ingreso .ver{position:absolute;right:2px;bottom:2px;width:40px;height:40px;display:grid;place-items:center;border:0;border-radius:8px;background:none;color:var(--textSecondary);cursor:pointer}
.ingreso .entrar{height:44px;margin-top:8px;border:0;border-radius:8px;background:var(--primary);color:var(--onPrimary);font-weight:600;cursor:pointer}
.ingreso .entrar:hover{background:var(--primaryDark)}
.ingreso .entrar[aria-disabled=true]{opacity:.7;cursor:progress}
.ingreso :focus-visible{outline:2px solid var(--primary);outline-offset:2px}
.ingreso .prueba{display:flex;flex-wrap:wrap;align-items:center;gap:8px;padding-top:16px;border-top:1px solid var(--divider);font-size:14px}
.ingreso .prueba span{color:var(--textSecondary)}
.ingreso .prueba button{height:36px;padding:0 12px;border:1px solid var(--border);border-radius:18px;background:none;color:var(--text);cursor:pointer}
.ingreso .prueba button:hover{border-color:var(--primary);color:var(--primary)}
.ingreso .casilla{display:flex;align-items:center;gap:8px;font-weight:400;margin:0}.ingreso .casilla input{width:18px;height:18px;accent-color:var(--primary)}
.ingreso small{display:block;margin-top:4px;font-size:13px;color:var(--textSecondary)}
.ingreso .volver{height:40px;border:0;background:none;color:var(--primary);cursor:pointer}
.ingreso .aviso{display:flex;gap:8px;padding:12px;border-radius:8px;background:var(--warningSoft);color:var(--text);border-left:4px solid var(--warning)}
.ingreso .aviso svg{color:var(--warning);margin-top:2px}
.ingreso .aviso strong{display:block;font-weight:600}
body{margin:0}`
