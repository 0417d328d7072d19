/** The result of something the user did. */
export interface Outcome {
  kind: 'success' | 'error' | 'info';
  text: string;
  /** Shows confetti. */
  celebrate?: boolean;
}
