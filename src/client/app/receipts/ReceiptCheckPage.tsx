import { useEffect, useState, type FormEvent } from 'react'
import { readReceiptCode, receiptPath, spokenCode } from '@contract/receipts/receipts.rules'
import { Icon } from '../../ui/icons/Icon'
import { ReceiptAnswer } from './ReceiptAnswer'
import { checkReceipt, type Checked } from './receiptCheck'
import { texts } from './receiptCheck.texts'
import { receiptCss } from './receiptCss'

interface ReceiptCheckPageProps {
  schoolName: string
  /** Base of the calls. */
  api: string
  /** As the address has it; '' when none was given. */
  code: string
}

/** A code as it is printed, what was typed when it is none. */
const shownCode = (code: string): string => {
  const read = readReceiptCode(code)
  return read ? spokenCode(read) : code
}

/** Whether a receipt is good, for whoever holds the paper: no session, and as light as the login. */
export function ReceiptCheckPage({ schoolName, api, code: given }: ReceiptCheckPageProps) {
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
          <Icon name="school" size={28} />
          {schoolName}
        </header>
        <h1>{texts.title}</h1>
        {/* Always there: what appears in it is read aloud. */}
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
