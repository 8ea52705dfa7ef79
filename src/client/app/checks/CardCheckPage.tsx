import { useEffect, useState } from 'react'
import { isCardToken } from '@contract/groupPapers/groupPapers.rules'
import type { CheckedCard } from '@contract/groupPapers/groupPapers.schemas'
import { CheckPage, checkAt, PaperAnswer, type Checked, type CheckGiven } from './CheckPage'

const isCard = (value: unknown): value is CheckedCard =>
  typeof value === 'object' && value !== null && 'iniciales' in value && 'estado' in value

const checkCard = async (api: string, token: string): Promise<Checked<CheckedCard>> =>
  isCardToken(token)
    ? checkAt(`${api}/credenciales/${token}`, ({ credencial }) =>
        isCard(credencial) ? credencial : undefined,
      )
    : { state: 'unknown' }

const TITLE = 'Comprobar credencial'
const ASKING = 'Comprobando…'

const texts = {
  good: 'VIGENTE',
  goodText: 'Es de un alumno inscrito en el ciclo escolar actual.',
  bad: 'NO VIGENTE',
  badText: 'Su alumno no está inscrito en el ciclo escolar actual.',
  unknownText: 'No existe ninguna credencial con este código. Escanéalo otra vez.',
  compare: 'Compara las iniciales con el nombre de la credencial. Por privacidad no se muestra.',
} as const

const factsOf = ({ estado, escuela, iniciales }: CheckedCard) => ({
  isGood: estado === 'VIGENTE',
  facts: [
    ['Escuela', escuela],
    ['Iniciales', iniciales],
  ] as const,
})

export function CardCheckPage({ schoolName, logo, api, code }: CheckGiven) {
  const [checked, setChecked] = useState<Checked<CheckedCard> | null>(null)
  useEffect(() => {
    let current = true
    void checkCard(api, code).then((answer) => current && setChecked(answer))
    return () => {
      current = false
    }
  }, [api, code])
  const answer = checked ? <PaperAnswer checked={checked} texts={texts} factsOf={factsOf} /> : <p>{ASKING}</p>
  return <CheckPage schoolName={schoolName} logo={logo} title={TITLE} answer={answer} />
}
