import { styled } from '@mui/material/styles'

/** Drop box, chosen files and progress of a `FilePicker`. */
export const FileArea = styled('div')(({ theme: { vars, spacing } }) => ({
  '& > ul': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: spacing(1),
    margin: `${spacing(1)} 0 0`,
    padding: 0,
    listStyle: 'none',
  },
  '& > progress': { width: '100%', height: 8, marginTop: spacing(1), accentColor: vars.palette.primary.main },
}))
