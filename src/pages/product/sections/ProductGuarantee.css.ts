import { style } from '@vanilla-extract/css'

export const noticePicture = style({
  maxWidth: '100%',
  height: 'auto',
  // The official form is drawn for paper and need not have a ground of its own.
  backgroundColor: '#fff',
})
