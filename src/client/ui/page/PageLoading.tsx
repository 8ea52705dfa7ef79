import { styled } from '@mui/material/styles'
import { Hidden } from './Hidden'

interface PageLoadingProps {
  label?: string
  blocks?: number
}

const Blocks = styled('div')(({ theme: { vars, spacing } }) => ({
  display: 'grid',
  gap: spacing(2),
  padding: `${spacing(3)} 0`,
  '& > div': {
    height: 96,
    borderRadius: vars.shape.borderRadius,
    background: vars.palette.surface.neutralSoft,
  },
  '& > div:first-of-type': { height: 28, width: '40%' },
}))

export function PageLoading({ label = 'Cargando…', blocks = 3 }: PageLoadingProps) {
  return (
    <div role="status" aria-busy="true">
      <Hidden>{label}</Hidden>
      <Blocks aria-hidden>
        {Array.from({ length: blocks + 1 }, (_, block) => (
          <div key={block} />
        ))}
      </Blocks>
    </div>
  )
}
