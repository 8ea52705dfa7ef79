import { loginCss } from '../login/loginCss'

/** The look of the login with the answer in it. */
export const receiptCss = `${loginCss}
.ingreso .hoja{background:var(--paper);border:1px solid var(--divider);border-radius:8px;padding:24px;margin-bottom:16px}
.ingreso .sello{display:flex;align-items:center;gap:12px;padding:16px;border-radius:8px;margin:0 0 16px}
.ingreso .sello strong{display:block;font-size:24px;font-weight:700;line-height:1.2}
.ingreso .valido{background:var(--successSoft)}.ingreso .valido svg,.ingreso .valido strong{color:var(--success)}
.ingreso .cancelado{background:var(--errorSoft)}.ingreso .cancelado svg,.ingreso .cancelado strong{color:var(--error)}
.ingreso .nada{background:var(--warningSoft)}.ingreso .nada svg,.ingreso .nada strong{color:var(--warning)}
.ingreso dl{display:grid;grid-template-columns:auto 1fr;gap:8px 16px;margin:0}
.ingreso dt{color:var(--textSecondary)}.ingreso dd{margin:0;text-align:right;font-weight:600;font-variant-numeric:tabular-nums}
.ingreso main>h1{margin-bottom:16px}.ingreso .sello:last-child{margin:0}
.ingreso p{margin:0}.ingreso .hoja p+p{margin-top:12px}
.ingreso .nota{color:var(--textSecondary);font-size:14px}`
