import type { ReactNode } from 'react'
import { useParams } from 'react-router-dom'
import { isGrade, type Grade } from '@contract/domain/grades'
import type { Crumb } from './Breadcrumb'
import { DetailScreen } from './DetailScreen'

interface GradeOfAddressProps {
  menu: Crumb
  children: (grade: Grade) => ReactNode
}

/** The page of `/…/:grado`, in any case; an address with an unknown grade leads back to the choice. */
export function GradeOfAddress({ menu, children }: GradeOfAddressProps) {
  const { grado = '' } = useParams()
  const grade = grado.toUpperCase()
  return (
    <DetailScreen
      source={{
        row: isGrade(grade) ? grade : null,
        isLoading: false,
        error: undefined,
        retry: () => undefined,
      }}
      title={menu.label}
      unknown={`No existe el nivel «${grado}»`}
      breadcrumb={[menu]}
    >
      {children}
    </DetailScreen>
  )
}
