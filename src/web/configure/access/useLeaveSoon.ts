import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';

const after = 5000;

/** Goes to the list of servers after the user has had time to read why. */
export function useLeaveSoon(): void {
  const navigate = useNavigate();
  useEffect(() => {
    const timer = setTimeout(() => navigate('/dashboard', { replace: true }), after);
    return () => clearTimeout(timer);
  }, [navigate]);
}
