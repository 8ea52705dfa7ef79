import { useEffect, useState, type FormEvent } from 'react'
import { readReceiptCode, receiptPath, spokenCode, folioLabel } from '@contract/receipts/receipts.rules'
import { formatDate } from '@contract/domain/dates'
import { formatPesos } from '@contract/domain/money'
import type { CheckedReceipt } from '@contract/receipts/receipts.schemas'
import { CheckPage, checkAt, NoSeal, Seal, type Checked, type CheckGiven } from './CheckPage'

const isReceipt = (value: unknown): value is CheckedReceipt =>
  typeof value === 'object' && value !== null && 'folio' in value && 'estado' in value

/** Asks the server about a typed code. Text that cannot be a code is not sent. */
const checkReceipt = async (api: string, typed: string): Promise<Checked<CheckedReceipt>> => {
  const code = readReceiptCode(typed)
  if (!code) return { state: 'unknown' }
  return checkAt(`${api}/recibos/${code}`, ({ recibo }) => (isReceipt(recibo) ? recibo : undefined))
}

const texts = {
  title: 'Comprobar recibo',
  asking: 'Comprobando…',
  valid: 'VÁLIDO',
  validText: 'La escuela emitió este recibo y sigue vigente.',
  cancelled: 'CANCELADO',
  cancelledText: 'La escuela canceló este recibo: ya no ampara ningún pago.',
  unknownText: 'No existe ningún recibo con este código. Revísalo letra por letra.',
  folio: 'Folio',
  day: 'Fecha de pago',
  amount: 'Monto',
  compare: 'Compara estos datos con los del papel. Por privacidad no se muestran nombres.',
  code: 'Código del recibo',
  hint: 'Son 10 letras y números; están junto al código QR.',
  check: 'Comprobar',
} as const

/** Shows whether the receipt is good, and what the paper has to say. */
function ReceiptAnswer({ checked }: { checked: Checked<CheckedReceipt> }) {
  if (checked.state !== 'known') return <NoSeal checked={checked} unknownText={texts.unknownText} />
  const { estado, folio, fecha, monto } = checked.row
  return (
    <>
      {estado === 'VALIDO' ? (
        <Seal look="valido" icon="success" word={texts.valid} text={texts.validText} />
      ) : (
        <Seal look="cancelado" icon="error" word={texts.cancelled} text={texts.cancelledText} />
      )}
      <dl>
        <dt>{texts.folio}</dt>
        <dd>{folioLabel(folio)}</dd>
        <dt>{texts.day}</dt>
        <dd>{formatDate(fecha)}</dd>
        <dt>{texts.amount}</dt>
        <dd>{formatPesos(monto)}</dd>
      </dl>
      <p className="nota" style={{ marginTop: 16 }}>
        {texts.compare}
      </p>
    </>
  )
}

/** The code in printed form; text that is no code stays as typed. */
const shownCode = (code: string): string => {
  const read = readReceiptCode(code)
  return read ? spokenCode(read) : code
}

/** Public check of a receipt, by the code in its address or typed from the paper. */
export function ReceiptCheckPage({ schoolName, logo, api, code: given }: CheckGiven) {
  const [asked, setAsked] = useState({ code: given, times: 0 })
  const [typed, setTyped] = useState(shownCode(given))
  const [checked, setChecked] = useState<Checked<CheckedReceipt> | null>(null)

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

  const answer = checked ? <ReceiptAnswer checked={checked} /> : <p>{texts.asking}</p>
  return (
    <CheckPage schoolName={schoolName} logo={logo} title={texts.title} answer={asked.code ? answer : null}>
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
    </CheckPage>
  )
}
