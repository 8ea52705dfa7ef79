import { useEffect, useState, type FormEvent } from 'react'
import { readReceiptCode, spokenCode } from '@contract/receipts/receipts.rules'
import { CheckPage, checkAt, PaperAnswer, type Checked, type CheckGiven, type PaperWords } from './CheckPage'

const ASKING = 'Comprobando…'
const HINT = 'Son 10 letras y números; están junto al código QR.'
const CHECK = 'Comprobar'

const shownCode = (code: string): string => {
  const read = readReceiptCode(code)
  return read ? spokenCode(read) : code
}

export interface CodeCheck<Row> extends PaperWords<Row> {
  title: string
  label: string
  call: string
  read: (body: Record<string, unknown>) => Row | undefined
  path: (code: string) => string
}

const ask = async <Row,>(
  api: string,
  { call, read }: CodeCheck<Row>,
  typed: string,
): Promise<Checked<Row>> => {
  const code = readReceiptCode(typed)
  return code ? checkAt(`${api}/${call}/${code}`, read) : { state: 'unknown' }
}

interface CodeCheckPageProps<Row> extends CheckGiven {
  of: CodeCheck<Row>
}

export function CodeCheckPage<Row>({ of, schoolName, logo, api, code: given }: CodeCheckPageProps<Row>) {
  const [asked, setAsked] = useState({ code: given, times: 0 })
  const [typed, setTyped] = useState(shownCode(given))
  const [checked, setChecked] = useState<Checked<Row> | null>(null)

  useEffect(() => {
    if (!asked.code) return
    let current = true
    void ask(api, of, asked.code).then((answer) => current && setChecked(answer))
    return () => {
      current = false
    }
  }, [api, of, asked])

  const submit = (event: FormEvent) => {
    event.preventDefault()
    const code = typed.trim()
    if (!code) return
    window.history.replaceState(null, '', of.path(encodeURIComponent(readReceiptCode(code) ?? code)))
    setChecked(null)
    setAsked(({ times }) => ({ code, times: times + 1 }))
  }

  const answer = checked ? <PaperAnswer checked={checked} {...of} /> : <p>{ASKING}</p>
  return (
    <CheckPage schoolName={schoolName} logo={logo} title={of.title} answer={asked.code ? answer : null}>
      <form onSubmit={submit} noValidate>
        <div>
          <label htmlFor="codigo">{of.label}</label>
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
            {HINT}
          </p>
        </div>
        <button className="entrar" type="submit">
          {CHECK}
        </button>
      </form>
    </CheckPage>
  )
}
