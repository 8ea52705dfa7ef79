import { useEffect, useState, type FormEvent } from 'react'
import { readReceiptCode, receiptPath, spokenCode, folioLabel } from '@contract/receipts/receipts.rules'
import { formatDate } from '@contract/domain/dates'
import { formatPesos } from '@contract/domain/money'
import type { CheckedReceipt } from '@contract/receipts/receipts.schemas'
import { Icon } from '../../ui/icons/Icon'
import { SchoolLogo } from '../../ui/parts/SchoolLogo'
import { loginCss } from '../login/loginCss'
import type { IconName } from '../../ui/icons/iconName'

type Checked =
  | { state: 'known'; receipt: CheckedReceipt }
  | { state: 'unknown' }
  /** Something that may work later: too many tries, no network. */
  | { state: 'failed'; message: string }

const NO_ANSWER = 'No se pudo preguntar al servidor. Revisa la red e intenta de nuevo.'

const isReceipt = (value: unknown): value is CheckedReceipt =>
  typeof value === 'object' && value !== null && 'folio' in value && 'estado' in value

/** Asks the server about a typed code. Text that cannot be a code is not sent. */
const checkReceipt = async (api: string, typed: string): Promise<Checked> => {
  const code = readReceiptCode(typed)
  if (!code) return { state: 'unknown' }
  try {
    const answer = await fetch(`${api}/recibos/${code}`, { cache: 'no-store' })
    const body = (await answer.json()) as { message?: string; recibo?: unknown }
    if (answer.ok && isReceipt(body.recibo)) return { state: 'known', receipt: body.recibo }
    return answer.status === 404
      ? { state: 'unknown' }
      : { state: 'failed', message: body.message ?? NO_ANSWER }
  } catch {
    return { state: 'failed', message: NO_ANSWER }
  }
}

const texts = {
  title: 'Comprobar recibo',
  asking: 'Comprobando…',
  valid: 'VÁLIDO',
  validText: 'La escuela emitió este recibo y sigue vigente.',
  cancelled: 'CANCELADO',
  cancelledText: 'La escuela canceló este recibo: ya no ampara ningún pago.',
  unknown: 'NO ENCONTRADO',
  unknownText: 'No existe ningún recibo con este código. Revísalo letra por letra.',
  failed: 'SIN RESPUESTA',
  folio: 'Folio',
  day: 'Fecha de pago',
  amount: 'Monto',
  compare: 'Compara estos datos con los del papel. Por privacidad no se muestran nombres.',
  code: 'Código del recibo',
  hint: 'Son 10 letras y números; están junto al código QR.',
  check: 'Comprobar',
} as const

interface Seal {
  look: string
  icon: IconName
  word: string
  text: string
}

const sealOf = (checked: Checked): Seal => {
  if (checked.state === 'unknown')
    return { look: 'nada', icon: 'warning', word: texts.unknown, text: texts.unknownText }
  if (checked.state === 'failed')
    return { look: 'nada', icon: 'offline', word: texts.failed, text: checked.message }
  return checked.receipt.estado === 'VALIDO'
    ? { look: 'valido', icon: 'success', word: texts.valid, text: texts.validText }
    : { look: 'cancelado', icon: 'error', word: texts.cancelled, text: texts.cancelledText }
}

/** Shows by word, colour and icon whether the receipt is good, and what the paper has to say. */
function ReceiptAnswer({ checked }: { checked: Checked }) {
  const { look, icon, word, text } = sealOf(checked)
  return (
    <>
      <div className={`sello ${look}`}>
        <Icon name={icon} size={36} />
        <div>
          <strong>{word}</strong>
          {text}
        </div>
      </div>
      {checked.state === 'known' && (
        <>
          <dl>
            <dt>{texts.folio}</dt>
            <dd>{folioLabel(checked.receipt.folio)}</dd>
            <dt>{texts.day}</dt>
            <dd>{formatDate(checked.receipt.fecha)}</dd>
            <dt>{texts.amount}</dt>
            <dd>{formatPesos(checked.receipt.monto)}</dd>
          </dl>
          <p className="nota" style={{ marginTop: 16 }}>
            {texts.compare}
          </p>
        </>
      )}
    </>
  )
}

const receiptCss = `${loginCss}
.ingreso .hoja{background:var(--paper);border:1px solid var(--divider);border-radius:8px;padding:24px;margin-bottom:16px}
.ingreso .sello{display:flex;align-items:center;gap:12px;padding:16px;border-radius:8px;margin:0 0 16px}
.ingreso .sello strong{display:block;font-size:24px;font-weight:600;line-height:1.2}
.ingreso .valido{background:var(--successSoft)}.ingreso .valido svg,.ingreso .valido strong{color:var(--success)}
.ingreso .cancelado{background:var(--errorSoft)}.ingreso .cancelado svg,.ingreso .cancelado strong{color:var(--error)}
.ingreso .nada{background:var(--warningSoft)}.ingreso .nada svg,.ingreso .nada strong{color:var(--warning)}
.ingreso dl{display:grid;grid-template-columns:auto 1fr;gap:8px 16px;margin:0}
.ingreso dt{color:var(--textSecondary)}.ingreso dd{margin:0;text-align:right;font-weight:600;font-variant-numeric:tabular-nums}
.ingreso main>h1{margin-bottom:16px}.ingreso .sello:last-child{margin:0}
.ingreso p{margin:0}.ingreso .hoja p+p{margin-top:12px}
.ingreso .nota{color:var(--textSecondary);font-size:14px}`

interface ReceiptCheckPageProps {
  schoolName: string
  /** Address of the logo; '' without one. */
  logo: string
  api: string
  /** From the address; '' when it has none. */
  code: string
}

/** The code in printed form; text that is no code stays as typed. */
const shownCode = (code: string): string => {
  const read = readReceiptCode(code)
  return read ? spokenCode(read) : code
}

/** Public check of a receipt: needs no session, and is as light as the login. */
export function ReceiptCheckPage({ schoolName, logo, api, code: given }: ReceiptCheckPageProps) {
  const [asked, setAsked] = useState({ code: given, times: 0 })
  const [typed, setTyped] = useState(shownCode(given))
  const [checked, setChecked] = useState<Checked | null>(null)

  useEffect(() => {
    document.title = `${texts.title} · ${schoolName}`
  }, [schoolName])

  useEffect(() => {
    if (!asked.code) return
    let current = true
    void checkReceipt(api, asked.code).then((answer) => current && setChecked(answer))
    return () => {
      current = false
    }
  }, [api, asked])

  const submit = (event: FormEvent) => {
    event.preventDefault()
    const code = typed.trim()
    if (!code) return
    window.history.replaceState(null, '', receiptPath(encodeURIComponent(readReceiptCode(code) ?? code)))
    setChecked(null)
    setAsked(({ times }) => ({ code, times: times + 1 }))
  }

  return (
    <div className="ingreso">
      <style>{receiptCss}</style>
      <main>
        <header>
          <SchoolLogo src={logo} size={56}>
            <Icon name="school" size={28} />
          </SchoolLogo>
          {schoolName}
        </header>
        <h1>{texts.title}</h1>
        {/* Always mounted: screen readers read aloud only what appears inside an existing status. */}
        <div role="status" aria-label={texts.title}>
          {asked.code && (
            <div className="hoja">
              {checked ? <ReceiptAnswer checked={checked} /> : <p>{texts.asking}</p>}
            </div>
          )}
        </div>
        <form onSubmit={submit} noValidate>
          <div>
            <label htmlFor="codigo">{texts.code}</label>
            <input
              id="codigo"
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              maxLength={24}
              aria-describedby="codigo-ayuda"
              value={typed}
              onChange={({ target }) => setTyped(target.value)}
            />
            <p id="codigo-ayuda" className="nota">
              {texts.hint}
            </p>
          </div>
          <button className="entrar" type="submit">
            {texts.check}
          </button>
        </form>
      </main>
    </div>
  )
}
