import { styled } from '@mui/material/styles'
import { Portrait } from '../../../ui/page/Portrait'

const Frame = styled('span')(({ theme: { spacing } }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  gap: spacing(1.25),
  minWidth: 0,
  verticalAlign: 'middle',
  '& > span:last-of-type': { minWidth: 0, overflowWrap: 'anywhere' },
}))

/** Photo and name of a collaborator in a row. The picture says nothing that the name beside it does not. */
export function EmployeeName({ nombre, urlMiniatura }: { nombre: string; urlMiniatura: string | null }) {
  return (
    <Frame>
      <Portrait round nombre={nombre} url={urlMiniatura} size={36} />
      <span>{nombre}</span>
    </Frame>
  )
}
