import { useEffect, useRef, useState, type FormEvent, type Ref } from 'react'
import { EMPTY_LOGIN, loginProblem } from '@contract/session/session.rules'
import type { DemoUsers } from '../../config'
import { Icon } from '../../ui/icons/Icon'
import type { CodeStep } from './CodeStep'
import { texts } from './login.texts'
import { loginCss } from './loginCss'
import { SignedOutFrame } from './SignedOutFrame'

interface CredentialFieldProps {
  value: string
  invalid: boolean
  onChange: (value: string) => void
}

function UserField({ ref, value, invalid, onChange }: CredentialFieldProps & { ref: Ref<HTMLInputElement> }) {
  return (
    <div>
      <label htmlFor="user">Usuario</label>
      <input
        id="user"
        ref={ref}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        required
        aria-invalid={invalid}
        value={value}
        onChange={({ target }) => onChange(target.value)}
      />
    </div>
  )
}

function PasswordField({ value, invalid, onChange }: CredentialFieldProps) {
  const [shown, setShown] = useState(false)
  return (
    <div className="clave">
      <label htmlFor="password">Contraseña</label>
      <input
        id="password"
        type={shown ? 'text' : 'password'}
        autoComplete="current-password"
        autoCapitalize="none"
        spellCheck={false}
        required
        aria-invalid={invalid}
        value={value}
        onChange={({ target }) => onChange(target.value)}
      />
      <button
        className="ver"
        type="button"
        aria-label={shown ? 'Ocultar contraseña' : 'Mostrar contraseña'}
        aria-pressed={shown}
        onClick={() => setShown(!shown)}
      >
        <Icon name={shown ? 'eyeOff' : 'eye'} size={20} />
      </button>
    </div>
  )
}

function DemoChoice({ users, onChoose }: { users: DemoUsers['usuarios']; onChoose: (user: string) => void }) {
  return (
    <div className="prueba" role="group" aria-labelledby="probar">
      <span id="probar">Probar como</span>
      {users.map(({ usuario, nombre }) => (
        <button key={usuario} type="button" onClick={() => onChoose(usuario)}>
          {nombre}
        </button>
      ))}
    </div>
  )
}

export interface Credentials {
  user: string
  password: string
  codigo?: string
  recordar?: boolean
}

export interface LoginNotice {
  title: string
  text: string
  /** The password was right; a code is asked for, the first time or again. */
  asksCode?: 'first' | 'again'
}

function Notice({ title, text }: LoginNotice) {
  return (
    <div className="aviso">
      <Icon name="warning" size={20} />
      <div>
        <strong>{title}</strong>
        {text}
      </div>
    </div>
  )
}

const FAILED: LoginNotice = { title: texts.badLoginTitle, text: texts.appFailed }

interface LoginPageProps {
  schoolName: string
  logo: string
  notice?: LoginNotice | null
  demo?: DemoUsers | undefined
  /** Resolves to null when signed in, else to the notice. The fields keep what was typed. */
  signIn: (credentials: Credentials) => Promise<LoginNotice | null>
}

/** React and plain CSS only, so that it shows while store and MUI are still loading (decisions/0005). */
export function LoginPage({ schoolName, logo, notice: ending = null, demo, signIn }: LoginPageProps) {
  const [credentials, setCredentials] = useState<Credentials>({ user: '', password: '' })
  const [notice, setNotice] = useState(ending)
  const [busy, setBusy] = useState(false)
  const [step, setStep] = useState<{ Part: typeof CodeStep } | null>(null)
  const first = useRef<HTMLInputElement>(null)
  const missing = notice?.text === EMPTY_LOGIN

  useEffect(() => {
    document.title = `${texts.title} · ${schoolName}`
    first.current?.focus()
  }, [schoolName])

  const enter = async (given: Credentials): Promise<boolean> => {
    setNotice(null)
    setBusy(true)
    const refusal: LoginNotice | null = await signIn(given).catch(() => FAILED)
    // Few users have a second factor: the others do not load its step.
    const codePart = refusal?.asksCode === 'first' ? await import('./CodeStep').catch(() => null) : undefined
    setBusy(false)
    if (codePart) setStep({ Part: codePart.CodeStep })
    else setNotice(codePart === null ? FAILED : refusal)
    return refusal?.asksCode === 'again'
  }

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (busy) return
    const problem = loginProblem(credentials)
    if (problem) {
      setNotice({ title: texts.badLoginTitle, text: problem })
      const empty = credentials.user.trim() === '' ? 'user' : 'password'
      return first.current?.form?.querySelector<HTMLInputElement>(`#${empty}`)?.focus()
    }
    await enter(credentials)
  }

  if (step)
    return (
      <SignedOutFrame schoolName={schoolName} logo={logo} css={loginCss}>
        <h1>{texts.title}</h1>
        <div role="alert">{notice && <Notice {...notice} />}</div>
        <step.Part
          busy={busy}
          wrong={notice?.asksCode === 'again'}
          onCode={(codigo, recordar) => enter({ ...credentials, codigo, recordar })}
          onBack={() => {
            setNotice(null)
            setStep(null)
          }}
        />
      </SignedOutFrame>
    )
  return (
    <SignedOutFrame schoolName={schoolName} logo={logo} css={loginCss}>
      <form onSubmit={(event) => void submit(event)} noValidate>
        <h1>{texts.title}</h1>
        <div role="alert">{notice && <Notice {...notice} />}</div>
        <UserField
          ref={first}
          value={credentials.user}
          invalid={missing && credentials.user.trim() === ''}
          onChange={(user) => setCredentials({ ...credentials, user })}
        />
        <PasswordField
          value={credentials.password}
          invalid={missing && credentials.password === ''}
          onChange={(password) => setCredentials({ ...credentials, password })}
        />
        <button className="entrar" type="submit" aria-disabled={busy}>
          {busy ? 'Entrando…' : 'Entrar'}
        </button>
        {demo && (
          <DemoChoice
            users={demo.usuarios}
            onChoose={(user) => !busy && void enter({ user, password: demo.password })}
          />
        )}
      </form>
    </SignedOutFrame>
  )
}
