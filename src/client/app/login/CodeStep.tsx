import { useEffect, useRef, useState } from 'react'
import { bareCode, isStepCode } from '@contract/secondFactor/secondFactor.rules'

interface CodeStepProps {
  busy: boolean
  wrong: boolean
  /** Resolves to true when the code was refused; the field then empties. */
  onCode: (code: string, remember: boolean) => Promise<boolean>
  onBack: () => void
}

export function CodeStep({ busy, wrong, onCode, onBack }: CodeStepProps) {
  const [code, setCode] = useState('')
  const [remember, setRemember] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => field.current?.focus(), [])
  const send = async (given: string) => {
    if (busy || !(await onCode(given, remember))) return
    setCode('')
    field.current?.focus()
  }
  const change = (given: string) => {
    setCode(given)
    if (isStepCode(given)) void send(bareCode(given))
  }
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (code.trim() !== '') void send(code)
      }}
    >
      <div>
        <label htmlFor="codigo">Código de tu aplicación</label>
        <input
          id="codigo"
          ref={field}
          autoComplete="one-time-code"
          autoCapitalize="none"
          spellCheck={false}
          aria-describedby="codigo-ayuda"
          aria-invalid={wrong}
          value={code}
          onChange={({ target }) => change(target.value)}
        />
        <small id="codigo-ayuda">Seis dígitos. También sirve un código de recuperación.</small>
      </div>
      <label className="casilla">
        <input type="checkbox" checked={remember} onChange={({ target }) => setRemember(target.checked)} />
        Recordar este equipo 30 días
      </label>
      <button className="entrar" type="submit" aria-disabled={busy}>
        {busy ? 'Entrando…' : 'Entrar'}
      </button>
      <button className="volver" type="button" onClick={onBack}>
        Volver a la contraseña
      </button>
    </form>
  )
}
