import { useEffect, useState } from 'react'
import { isCardToken } from '@contract/groupPapers/groupPapers.rules'
import type { CheckedCard } from '@contract/groupPapers/groupPapers.schemas'
import { CheckPage, checkAt, NoSeal, Seal, type Checked, type CheckGiven } from './CheckPage'

const isCard = (value: unknown): value is CheckedCard =>
  typeof value === 'object' && value !== null && 'iniciales' in value && 'estado' in value

/** Asks the server about a card. Text that cannot be a token is not sent. */
const checkCard = async (api: string, token: string): Promise<Checked<CheckedCard>> =>
  isCardToken(token)
    ? checkAt(`${api}/credenciales/${token}`, ({ credencial }) =>
        isCard(credencial) ? credencial : undefined,
      )
    : { state: 'unknown' }

const texts = {
  title: 'Comprobar credencial',
  asking: 'Comprobando…',
  valid: 'VIGENTE',
  validText: 'Es de un alumno inscrito en el ciclo escolar actual.',
  ended: 'NO VIGENTE',
  endedText: 'Su alumno no está inscrito en el ciclo escolar actual.',
  unknownText: 'No existe ninguna credencial con este código. Escanéalo otra vez.',
  school: 'Escuela',
  initials: 'Iniciales',
  compare: 'Compara las iniciales con el nombre de la credencial. Por privacidad no se muestra.',
} as const

function CardAnswer({ checked }: { checked: Checked<CheckedCard> }) {
  if (checked.state !== 'known') return <NoSeal checked={checked} unknownText={texts.unknownText} />
  const { estado, escuela, iniciales } = checked.row
  return (
    <>
      {estado === 'VIGENTE' ? (
        <Seal look="valido" icon="success" word={texts.valid} text={texts.validText} />
      ) : (
        <Seal look="cancelado" icon="error" word={texts.ended} text={texts.endedText} />
      )}
      <dl>
        <dt>{texts.school}</dt>
        <dd>{escuela}</dd>
        <dt>{texts.initials}</dt>
        <dd>{iniciales}</dd>
      </dl>
      <p className="nota" style={{ marginTop: 16 }}>
        {texts.compare}
      </p>
    </>
  )
}

/** Public check of an ID card: its QR leads here. */
export function CardCheckPage({ schoolName, logo, api, code }: CheckGiven) {
  const [checked, setChecked] = useState<Checked<CheckedCard> | null>(null)
  useEffect(() => {
    let current = true
    void checkCard(api, code).then((answer) => current && setChecked(answer))
    return () => {
      current = false
    }
  }, [api, code])
  const answer = checked ? <CardAnswer checked={checked} /> : <p>{texts.asking}</p>
  return <CheckPage schoolName={schoolName} logo={logo} title={texts.title} answer={answer} />
}
