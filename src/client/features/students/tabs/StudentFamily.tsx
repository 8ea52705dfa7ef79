import { skipToken } from '@reduxjs/toolkit/query/react'
import Button from '@mui/material/Button'
import { Link } from 'react-router-dom'
import { deskRoutes } from '@contract/desk/desk.routes'
import { parentsRoutes } from '@contract/parents/parents.routes'
import type { Parent } from '@contract/parents/parents.schemas'
import type { StudentDetail } from '@contract/students/students.schemas'
import * as paths from '@contract/domain/screenPaths'
import { ASKED_ANEW } from '../../../state/core/reads'
import { useFamily } from '../../../state/desk/desk.api'
import { useParent } from '../../../state/parents/parents.selectors'
import { useMay } from '../../../state/session/useMay'
import { type Child, ChildrenTable } from '../../../ui/pupils/ChildrenTable'
import { Details } from '../../../ui/page/Details'
import { LoadingOrError } from '../../../ui/page/LoadingOrError'
import { PageEmpty } from '../../../ui/page/PageEmpty'
import { PhoneLink } from '../../../ui/page/PhoneLink'
import { Section } from '../../../ui/page/Section'
import { RowAction } from '../../../ui/list/RowAction'
import { deskOfChild, useMayCollect } from '../../../write/money/deskAddress'
import { texts } from '../students.texts'

type Known = Pick<Parent, 'nombre' | 'telefono'> & Partial<Pick<Parent, 'correo' | 'direccion'>>

function ParentData({ parent }: { parent: Known }) {
  const { nombre, telefono, correo, direccion } = parent
  return (
    <Details
      items={[
        { label: 'Nombre', value: nombre },
        { label: 'Teléfono', value: telefono && <PhoneLink phone={telefono} /> },
        { label: 'Correo', value: correo && <a href={`mailto:${correo}`}>{correo}</a> },
        { label: 'Dirección', value: direccion },
      ]}
    />
  )
}

const useFamilyOf = ({ id, padre }: StudentDetail) => {
  const may = useMay()
  const mayParent = may(parentsRoutes.get.access)
  const mayFamily = may(deskRoutes.getFamily.access)
  const parent = useParent(padre?.id ?? null, { ...ASKED_ANEW, skip: !mayParent || !padre })
  const family = useFamily(mayFamily ? { alumnoId: id } : skipToken, ASKED_ANEW)
  const owed = new Map(family.row?.hijos.map(({ alumno, saldo, vencido }) => [alumno.id, { saldo, vencido }]))
  const pupils = parent.row?.alumnos ?? family.row?.hijos.map(({ alumno }) => alumno)
  const needed = padre && mayParent ? parent : family
  return {
    read: needed,
    mayParent,
    parent: (parent.row ?? family.row?.padre ?? null) satisfies Known | null,
    siblings: pupils?.flatMap((each): Child[] => (each.id === id ? [] : [{ ...each, ...owed.get(each.id) }])),
  }
}

const collect = ({ id, saldo = 0 }: Child) =>
  saldo > 0 && <RowAction icon="pay" label={texts.collect} to={deskOfChild(id)} />

export function StudentFamily({ row }: { row: StudentDetail }) {
  const { read, parent, siblings, mayParent } = useFamilyOf(row)
  const mayCollect = useMayCollect() && siblings?.some(({ saldo = 0 }) => saldo > 0)
  if (!row.padre)
    return (
      <PageEmpty
        icon="family"
        title="Este alumno no tiene padre registrado"
        text="Desde la página de un padre se agregan sus hijos."
      />
    )
  if (!parent) return <LoadingOrError read={read} blocks={2} />
  return (
    <>
      <Section
        title={texts.parent}
        action={
          mayParent && (
            <Button variant="outlined" component={Link} to={paths.parent(row.padre.id)}>
              Ver familia
            </Button>
          )
        }
      >
        <ParentData parent={parent} />
      </Section>
      <Section title={texts.siblings}>
        {siblings && siblings.length > 0 ? (
          <ChildrenTable
            label={texts.siblings}
            rows={siblings}
            canOpen
            {...(mayCollect ? { rowActions: collect } : {})}
          />
        ) : (
          <p style={{ margin: 0 }}>No tiene hermanos registrados.</p>
        )}
      </Section>
    </>
  )
}
