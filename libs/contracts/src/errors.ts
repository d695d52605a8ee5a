export interface InvalidField {
  field: string;
  message: string;
}

/** Body of every error answer, of the services and of the gateway. */
export interface ErrorBody {
  statusCode: number;
  /** Reason phrase of the status. */
  error: string;
  /** One readable sentence. */
  message: string;
  details?: InvalidField[];
  requestId: string;
}
