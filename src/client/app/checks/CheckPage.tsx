import { Fragment, useEffect, type ReactNode } from 'react'
import { Icon } from '../../ui/icons/Icon'
import type { IconName } from '../../ui/icons/iconName'
import { loginCss } from '../login/loginCss'
import { SignedOutFrame } from '../login/SignedOutFrame'

export type Checked<Row> =
  { state: 'known'; row: Row } | { state: 'unknown' } | { state: 'failed'; message: string }

const NO_ANSWER = 'No se pudo preguntar al servidor. Revisa la red e intenta de nuevo.'

/** @param read takes the row from the answer's body; undefined when it does not understand it */
export const checkAt = async <Row,>(
  url: string,
  read: (body: Record<string, unknown>) => Row | undefined,
): Promise<Checked<Row>> => {
  try {
    const answer = await fetch(url, { cache: 'no-store' })
    const body = (await answer.json()) as Record<string, unknown> & { message?: string }
    const row = answer.ok ? read(body) : undefined
    if (row !== undefined) return { state: 'known', row }
    return answer.status === 404
      ? { state: 'unknown' }
      : { state: 'failed', message: body.message ?? NO_ANSWER }
  } catch {
    return { state: 'failed', message: NO_ANSWER }
  }
}

interface SealProps {
  look: 'valido' | 'cancelado' | 'nada'
  icon: IconName
  word: string
  text: string
}

function Seal({ look, icon, word, text }: SealProps) {
  return (
    <div className={`sello ${look}`}>
      <Icon name={icon} size={36} />
      <div>
        <strong>{word}</strong>
        {text}
      </div>
    </div>
  )
}

function NoSeal({ checked, unknownText }: { checked: Checked<unknown>; unknownText: string }) {
  return checked.state === 'failed' ? (
    <Seal look="nada" icon="offline" word="SIN RESPUESTA" text={checked.message} />
  ) : (
    <Seal look="nada" icon="warning" word="NO ENCONTRADO" text={unknownText} />
  )
}

interface PaperFacts {
  isGood: boolean
  facts: readonly (readonly [label: string, value: string])[]
}

export interface PaperWords<Row> {
  texts: Readonly<Record<'good' | 'goodText' | 'bad' | 'badText' | 'unknownText' | 'compare', string>>
  factsOf: (row: Row) => PaperFacts
}

interface PaperAnswerProps<Row> extends PaperWords<Row> {
  checked: Checked<Row>
}

export function PaperAnswer<Row>({ checked, texts, factsOf }: PaperAnswerProps<Row>) {
  if (checked.state !== 'known') return <NoSeal checked={checked} unknownText={texts.unknownText} />
  const { isGood, facts } = factsOf(checked.row)
  return (
    <>
      {isGood ? (
        <Seal look="valido" icon="success" word={texts.good} text={texts.goodText} />
      ) : (
        <Seal look="cancelado" icon="error" word={texts.bad} text={texts.badText} />
      )}
      <dl>
        {facts.map(([label, value]) => (
          <Fragment key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </Fragment>
        ))}
      </dl>
      <p className="nota" style={{ marginTop: 16 }}>
        {texts.compare}
      </p>
    </>
  )
}

const checkCss = `${loginCss}
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

export interface CheckGiven {
  schoolName: string
  logo: string
  api: string
  code: string
}

interface CheckPageProps extends Pick<CheckGiven, 'schoolName' | 'logo'> {
  title: string
  answer: ReactNode
  children?: ReactNode
}

/** A public page without a session, as small as the login. */
export function CheckPage({ schoolName, logo, title, answer, children }: CheckPageProps) {
  useEffect(() => {
    document.title = `${title} · ${schoolName}`
  }, [title, schoolName])
  return (
    <SignedOutFrame schoolName={schoolName} logo={logo} css={checkCss}>
      <h1>{title}</h1>
      {/* Always in the page: screen readers announce only what appears inside an existing status. */}
      <div role="status" aria-label={title}>
        {answer !== null && <div className="hoja">{answer}</div>}
      </div>
      {children}
    </SignedOutFrame>
  )
}
