import { styled } from '@mui/material/styles'
import { Link } from 'react-router-dom'
import { placeLabel } from '@contract/domain/grades'
import type { Parent } from '@contract/parents/parents.schemas'
import { studentsRoutes } from '@contract/students/students.routes'
import type { Pupil } from '@contract/students/students.schemas'
import * as paths from '@contract/domain/screenPaths'
import { useMay } from '../../../state/session/useMay'
import { Stack, TwoLines } from '../../../ui/layout/layout'
import { Details } from '../../../ui/page/Details'
import { PhoneLink } from '../../../ui/page/PhoneLink'
import { texts } from '../parents.texts'

export function ParentDetails({ parent }: { parent: Parent }) {
  const { telefono, correo, direccion, usuario, referencia } = parent
  return (
    <Details
      items={[
        { label: texts.fields.telefono, value: <PhoneLink phone={telefono} /> },
        { label: texts.fields.correo, value: correo && <a href={`mailto:${correo}`}>{correo}</a> },
        { label: 'Referencia de pago', value: referencia },
        { label: texts.fields.username, value: usuario?.name ?? 'Sin usuario' },
        { label: texts.fields.direccion, value: direccion },
      ]}
    />
  )
}

const placeOf = (pupil: Pupil): string =>
  `${pupil.numero_control} · ${placeLabel(pupil) || 'Sin inscripción'}`

const Child = styled(TwoLines)({ '& > a, & > strong': { fontWeight: 600 } })

export function ChildrenList({ pupils }: { pupils: readonly Pupil[] }) {
  const canRead = useMay()(studentsRoutes.get.access)
  if (pupils.length === 0) return <p style={{ margin: 0 }}>{texts.noChildren}</p>
  return (
    <Stack as="ul" gap={1}>
      {pupils.map((pupil) => (
        <Child as="li" key={pupil.id}>
          {canRead ? (
            <Link to={paths.student(pupil.id)}>{pupil.nombre}</Link>
          ) : (
            <strong>{pupil.nombre}</strong>
          )}
          <small>{placeOf(pupil)}</small>
        </Child>
      ))}
    </Stack>
  )
}
