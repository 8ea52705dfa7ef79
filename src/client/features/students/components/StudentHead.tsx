import { Fragment } from 'react'
import { Link } from 'react-router-dom'
import { ageOn, isIsoDate } from '@contract/domain/dateMath'
import { placeLabel } from '@contract/domain/grades'
import { calledText, mustNotText } from '@contract/guardians/guardians.rules'
import { parentsRoutes } from '@contract/parents/parents.routes'
import type { Account } from '@contract/statements/statements.schemas'
import type { StudentDetail } from '@contract/students/students.schemas'
import { countText } from '@contract/domain/text'
import * as paths from '@contract/domain/screenPaths'
import { today } from '../../../state/clock/schoolClock'
import { useMay } from '../../../state/session/useMay'
import { initialsOf } from '../../../ui/list/FaceName'
import { PhoneLink } from '../../../ui/page/PhoneLink'
import { DebtFigure, RecordHead, RedMark } from '../../../ui/record/RecordHead'
import { scholarshipText } from '../students.columns'
import { texts } from '../students.texts'

function ParentLink({ id, nombre }: { id: number; nombre: string }) {
  const canRead = useMay()(parentsRoutes.get.access)
  return canRead ? <Link to={paths.parent(id)}>{nombre}</Link> : nombre
}

export const ageText = (birth: string): string | null => {
  const years = isIsoDate(birth) ? ageOn(birth, today()) : -1
  if (years < 0) return null
  return countText(years, 'año', 'años')
}

export const placeText = (pupil: Parameters<typeof placeLabel>[0]): string =>
  placeLabel(pupil) || 'Sin inscripción en este ciclo'

const conditionLines = (label: string, items: StudentDetail['alergias']): string[] =>
  items.length > 0 ? [`${label}: ${items.map(({ descripcion }) => descripcion).join(', ')}`] : []

const healthMarks = ({ alergias, enfermedades }: StudentDetail): string[] => [
  ...conditionLines('Alergias', alergias),
  ...conditionLines('Enfermedades', enfermedades),
]

export const healthLines = (student: StudentDetail): string[] => {
  const { medicamentos, indicaciones, tipo_sangre, servicio_medico } = student
  const medicines = medicamentos.map(({ id, nombre, dosis, horario }) => ({
    id,
    descripcion: [nombre, dosis, horario].filter(Boolean).join(' '),
  }))
  const others = [
    [texts.instructions, indicaciones],
    [texts.bloodType, tipo_sangre],
    [texts.medicalService, servicio_medico],
  ] as const
  return [
    ...healthMarks(student),
    ...conditionLines(texts.medicines, medicines),
    ...others.flatMap(([label, text]) => (text ? [`${label}: ${text}`] : [])),
  ]
}

/** Lines about adults who must not take the child; shown first. */
export const mustNotLines = ({ entrega = [] }: StudentDetail): string[] =>
  entrega.filter(({ no_entregar }) => no_entregar).map(mustNotText)

export const takers = ({ entrega = [] }: StudentDetail) =>
  entrega.filter(({ puede_recoger }) => puede_recoger)

/** Each with a telephone to tap; 'nadie' where only a prohibition is known. */
function Takers({ student }: { student: StudentDetail }) {
  const adults = takers(student)
  return (
    <span>
      Recogen: {adults.length === 0 && 'nadie registrado'}
      {adults.map((adult, at) => (
        <Fragment key={adult.id}>
          {at > 0 && ' · '}
          {calledText(adult)} <PhoneLink phone={adult.telefono} />
        </Fragment>
      ))}
    </span>
  )
}

function Photo({ nombre, urlFoto }: Pick<StudentDetail, 'nombre' | 'urlFoto'>) {
  return urlFoto ? (
    <img className="photo" src={urlFoto} alt={`Foto de ${nombre}`} decoding="async" />
  ) : (
    <div className="photo" aria-hidden>
      {initialsOf(nombre)}
    </div>
  )
}

interface StudentHeadProps {
  student: StudentDetail
  /** The parent's phone; undefined while loading, '' if unknown or not for this user. */
  phone: string | undefined
  /** Undefined while loading, null when loading failed, false where the user may not see it. */
  account: Account | null | undefined | false
}

export function StudentHead({ student, phone, account }: StudentHeadProps) {
  const { fecha_nacimiento, padre, entrega = [] } = student
  const marks = [
    ...mustNotLines(student).map((text) => <RedMark key={text} icon="warning" text={text} />),
    ...healthMarks(student).map((text) => <RedMark key={text} text={text} />),
    ...(entrega.length > 0 ? [<Takers key="recogen" student={student} />] : []),
  ]
  return (
    <RecordHead
      photo={<Photo {...student} />}
      facts={[
        { label: 'Grado y grupo', value: placeText(student) },
        { label: 'Edad', value: ageText(fecha_nacimiento) },
        { label: texts.parent, value: padre && <ParentLink {...padre} /> },
        { label: 'Teléfono', value: phone === undefined ? '…' : phone && <PhoneLink phone={phone} /> },
        { label: 'Beca', value: scholarshipText(student) },
      ]}
      side={account !== false && <DebtFigure account={account} />}
      marks={marks.length > 0 && marks}
    />
  )
}
