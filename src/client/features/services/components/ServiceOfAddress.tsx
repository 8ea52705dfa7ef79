import type { ReactNode } from 'react'
import type { Service } from '@contract/services/services.schemas'
import { ASKED_ANEW } from '../../../state/core/reads'
import { type ServicePupilRow, useServiceStudents } from '../../../state/services/services.api'
import { DetailScreen } from '../../../ui/page/DetailScreen'
import { useIdParam } from '../../../ui/screens/useIdParam'
import { LIST } from '../services.texts'

interface ServiceOfAddressProps {
  everybody?: boolean
  children: (service: Service, pupils: readonly ServicePupilRow[]) => ReactNode
}

const CRUMBS = [LIST]

export function ServiceOfAddress({ everybody = false, children }: ServiceOfAddressProps) {
  const id = useIdParam('servicio')
  const source = useServiceStudents(id === null ? null : { id, ...(everybody ? { todos: true } : {}) }, {
    ...ASKED_ANEW,
  })
  return (
    <DetailScreen source={source} title="Servicio" unknown="No existe este servicio" breadcrumb={CRUMBS}>
      {({ servicio, alumnos }) => children(servicio, alumnos)}
    </DetailScreen>
  )
}
